import { Command } from '@commander-js/extra-typings';
import { runSabotage } from './run-sabotage';

const { args } = new Command('npx tsx tests/sabotage/run.ts')
  .description('Breaks a copy of the site in each catalogued way and fails where the test that should notice passes.')
  .argument('[names...]', 'only those with this in their name')
  .parse();
process.exitCode = await runSabotage(args);
