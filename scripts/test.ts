import { Argument, Command } from '@commander-js/extra-typings';
import { STEP_NAMES, testAll } from '@/lib/setup/test-all.server';

const [steps] = new Command('npm test --')
  .description('Installs missing programs and runs all steps, or only the named ones.')
  .addArgument(new Argument('[steps...]').choices([...STEP_NAMES, 'all']))
  .parse().processedArgs;
process.exitCode = await testAll(steps ?? []);
