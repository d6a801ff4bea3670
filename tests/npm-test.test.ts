import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { run } from '@/lib/setup/run.server';
import { temporaryProject } from './support/temporary-project';

const PROGRAMS = ['biome', 'tsc', 'knip', 'vitest', 'tsx', 'playwright', 'sudo', 'apt-get'];

/** A fake of every program: logs its arguments, writes the report in $REPORT, and exits with $STATUS if it is named in $FAILS. */
const PROGRAM = `#!/bin/sh
command="$(basename "$0") $*"
echo "$command" >> calls
for argument; do case $argument in --outputFile.json=*) test -z "$REPORT" || printf %s "$REPORT" > "\${argument#*=}";; esac; done
case $command in "$FAILS"*) exit 1;; esac
`;
/** Makes every program in /usr but apt-get seem installed or missing, whatever this machine has. */
const PRETEND = `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { existsSync } = fs;
const hasPrograms = process.env.HAS_PROGRAMS !== 'no';
fs.existsSync = (file) => (file.startsWith('/usr/') ? hasPrograms || file.endsWith('/apt-get') : existsSync(file));
syncBuiltinESMExports();
`;
const PASSED = '{ "numPassedTests": 3, "numTotalTests": 3 }';

/** Runs the script of `npm test` in a project with fake programs. */
async function runSteps(steps: readonly string[], env: Record<string, string> = {}) {
  const files = Object.fromEntries(PROGRAMS.map((name) => [`node_modules/.bin/${name}`, PROGRAM]));
  const root = await temporaryProject({ ...files, 'pretend.mjs': PRETEND, 'test-results/unit.json': PASSED });
  const { status, stdout, output } = await run(
    'node',
    ['--import', './pretend.mjs', '--import', import.meta.resolve('tsx'), path.resolve('scripts/test.ts'), ...steps],
    {
      cwd: root,
      env: { FAILS: 'none', REPORT: PASSED, ...env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') },
      output: 'keep',
    },
  );
  const calls = (await readFile(path.join(root, 'calls'), 'utf8')).trim().split('\n');
  return { status, stdout, output, verdict: stdout.trimEnd().split('\n').at(-1), calls };
}

const COMMANDS = [
  'biome check .',
  'tsc',
  'knip --no-progress',
  'vitest run --reporter=default --reporter=json --outputFile.json=test-results/unit.json',
  'tsx scripts/check.ts',
  'tsx scripts/build.ts',
];

it('runs every step but the engines, and counts a step that needs a failed build as failed', async () => {
  const { output, verdict, status, calls } = await runSteps([], { FAILS: 'tsx scripts/build.ts' });
  expect(calls.map((call) => call.trim())).toEqual(COMMANDS);
  expect(output).toContain("browser can't run: build failed.");
  expect(output).not.toContain('engines');
  expect(verdict).toBe('7 passed, 2 failed');
  expect(status).toBe(1);
});

it('says before the first step which programs are missing, installs none of them, and fails the step', async () => {
  const { stdout, calls, verdict } = await runSteps(['types', 'browser'], { HAS_PROGRAMS: 'no' });
  expect(stdout).toMatch(/^Missing programs: .*nginx, caddy\. Install them with: .*apt-get .* nginx-light caddy\n/);
  expect(calls.map((call) => call.trim())).toEqual(['tsc']);
  expect(verdict).toBe('1 passed, 1 failed');
});

it('installs them with --install-programs', async () => {
  const { calls } = await runSteps(['types', 'browser', '--install-programs'], { HAS_PROGRAMS: 'no' });
  expect(calls).toEqual([
    expect.stringMatching(/apt-get -qq update$/),
    expect.stringMatching(/apt-get -qq install -y --no-install-recommends .*nginx-light caddy$/),
    expect.stringMatching(/^tsc/),
  ]);
});

it.each([
  ['every test passed', {}, '4 passed, 0 failed', 0],
  ['a test failed', { REPORT: '{ "numPassedTests": 2, "numTotalTests": 3 }' }, '3 passed, 1 failed', 1],
  ['no report was written, also when an earlier run left one', { REPORT: '' }, '1 passed, 1 failed', 1],
])('has the exit status of its verdict when %s', async (_, env, verdict, status) => {
  expect(await runSteps(['lint', 'unit'], env)).toMatchObject({ verdict, status });
});
