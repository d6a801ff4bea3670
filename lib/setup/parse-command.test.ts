import { expect, it, vi } from 'vitest';
import { parseCommand } from './parse-command.server';

const command = {
  name: 'npm run example',
  summary: 'Does something.',
  options: {
    base: { type: 'string', default: 'main', value: 'COMMIT', help: 'compare with it' },
    quiet: { type: 'boolean', default: false, help: 'say little' },
  },
} as const;

/** What a command line prints before it ends the process. */
function printed(args: string[], more = {}): string {
  let text = '';
  const write = (chunk: unknown) => {
    text += chunk;
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(write),
    vi.spyOn(process.stderr, 'write').mockImplementation(write),
    vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('ended');
    }),
  ];
  expect(() => parseCommand({ ...command, ...more }, args)).toThrow('ended');
  for (const spy of spies) spy.mockRestore();
  return text;
}

it('reads options and what follows them', () => {
  expect(parseCommand(command, ['--base', 'next']).values).toEqual({ base: 'next', quiet: false });
  expect(parseCommand({ ...command, operands: 'ID ...' }, ['--quiet', 'a', 'b'])).toMatchObject({
    values: { base: 'main', quiet: true },
    positionals: ['a', 'b'],
  });
});

it('explains itself', () => {
  expect(printed(['--help'])).toMatchInlineSnapshot(`
    "Does something.

    Usage: npm run example -- [options]

      --base COMMIT  compare with it (default: main)
      --quiet        say little
      --help         show this
    "
  `);
});

it.each([
  [['--bse', 'x'], 'Unknown option --bse. Did you mean "--base"?'],
  [['-x'], 'Unknown option -x.'],
  [['--toString'], 'Unknown option --toString.'],
  [['--base'], '--base needs a value: COMMIT.'],
  [['--quiet=yes'], '--quiet takes no value.'],
  [['stray'], '"stray" means nothing here.'],
])('rejects %j', (args, message) => {
  expect(printed(args)).toBe(`${message} See npm run example -- --help.\n`);
});
