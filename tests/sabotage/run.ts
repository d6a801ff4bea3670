import { parseCommand } from '@/lib/setup/parse-command.server';
import { runSabotage } from './run-sabotage';

const { positionals } = parseCommand({
  name: 'npm run sabotage',
  summary: 'Breaks a copy of the site in each catalogued way and fails where the test that should notice passes.',
  options: {},
  operands: '[part of a name ...]',
});
process.exitCode = await runSabotage(positionals);
