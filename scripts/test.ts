import { parseCommand } from '@/lib/setup/parse-command.server';
import { STEP_NAMES, testAll } from '@/lib/setup/test-all.server';

const { positionals, fail } = parseCommand({
  name: 'npm test',
  summary: `Installs what is missing and checks everything, or the steps that are named: ${STEP_NAMES.join(', ')}; or all.`,
  options: {},
  operands: '[step ...]',
});
const unknown = positionals.filter((name) => name !== 'all' && !STEP_NAMES.includes(name));
if (unknown.length > 0) fail(`There is no step "${unknown[0]}".`);
process.exitCode = await testAll(positionals);
