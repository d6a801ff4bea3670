import { Command } from '@commander-js/extra-typings';
import { runSabotage } from './run-sabotage';

const { args } = new Command('npx tsx tests/sabotage/run.ts')
  .description(
    'Breaks a copy of the site in each cataloged way and fails when the test that should detect the defect passes.',
  )
  .argument('[names...]', 'run only sabotages whose name contains one of these')
  .parse();
process.exitCode = await runSabotage(args);
