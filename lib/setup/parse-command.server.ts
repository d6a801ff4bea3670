import { parseArgs } from 'node:util';
import { didYouMean } from '@/lib/nearest';

interface Option {
  type: 'string' | 'boolean';
  default?: string | boolean;
  /** The placeholder of the value in the help: `FOLDER`. */
  value?: string;
  help: string;
}

interface Command<T> {
  /** As it is typed: `npm run bench`. */
  name: string;
  /** What it does, as a sentence. */
  summary: string;
  options: T;
  /** What else may follow, for the help: `ID...`. Without it, nothing may. */
  operands?: string;
}

/** Reads the command line. Prints the help for `--help` and ends the process; does so with an error for what it doesn't know. */
export function parseCommand<const T extends Record<string, Option>>(
  command: Command<T>,
  args: readonly string[] = process.argv.slice(2),
) {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(helpOf(command));
    process.exit(0);
  }
  const fail = (mistake: string): never => {
    process.stderr.write(`${mistake} See ${command.name} -- --help.\n`);
    process.exit(2);
  };
  const mistake = mistakeIn(command, args);
  if (mistake !== undefined) fail(mistake);
  /** `fail` ends the process with what is wrong with a value. */
  return { ...parseArgs({ args: [...args], options: command.options, allowPositionals: true }), fail };
}

function mistakeIn({ options, operands }: Command<Record<string, Option>>, args: readonly string[]) {
  const { tokens } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional' && operands === undefined) return `"${token.value}" means nothing here.`;
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    const names = Object.keys(options).map((name) => `--${name}`);
    if (!option) return [`Unknown option ${token.rawName}.`, didYouMean(token.rawName, names, '')].join(' ').trim();
    if (option.type === 'string' && !token.value) return `${token.rawName} needs a value: ${option.value ?? 'TEXT'}.`;
    if (option.type === 'boolean' && token.value !== undefined) return `${token.rawName} takes no value.`;
  }
  return undefined;
}

function helpOf({ name, summary, options, operands }: Command<Record<string, Option>>): string {
  const lines = Object.entries({ ...options, help: { type: 'boolean', help: 'show this' } satisfies Option }).map(
    ([key, option]: [string, Option]): [string, string] => [
      `  --${key}${option.type === 'string' ? ` ${option.value ?? 'TEXT'}` : ''}`,
      option.help +
        (typeof option.default === 'string' && option.default !== '' ? ` (default: ${option.default})` : ''),
    ],
  );
  const width = Math.max(...lines.map(([left]) => left.length)) + 2;
  const usage = `${name}${operands || Object.keys(options).length > 0 ? ' --' : ''}${Object.keys(options).length > 0 ? ' [options]' : ''}${operands ? ` ${operands}` : ''}`;
  return `${summary}\n\nUsage: ${usage}\n\n${lines.map(([left, right]) => left.padEnd(width) + right).join('\n')}\n`;
}
