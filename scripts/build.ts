import { Command } from '@commander-js/extra-typings';
import { buildSite } from '@/lib/export/build-site.server';
import { setProductionMode } from '@/lib/setup/run.server';

const { compress } = new Command('npm run build --')
  .description('Checks the content and builds the site into out/.')
  .option('--compress', 'also write .br and .gz files, for hosts that serve precompressed files')
  .parse()
  .opts();
setProductionMode();
if (!(await buildSite(process.cwd(), { compress }))) process.exitCode = 1;
