/**
 * `npx tsx scripts/screenshots.ts --source <checkout of PeerBanHelper>`: takes screenshots of the tool's WebUI for the
 * docs.
 */
import { Command } from '@commander-js/extra-typings';
import { takeScreenshots } from './screenshots/take-screenshots.server';

const { source, only } = new Command('npx tsx scripts/screenshots.ts')
  .description("Takes screenshots of PeerBanHelper's WebUI that pages show, from its source.")
  .requiredOption('--source <folder>', 'a checkout of PeerBanHelper')
  .option('--only <names>', 'screenshots to take, such as ban-list,status; all without it')
  .parse()
  .opts();
const failures = await takeScreenshots(source, only?.split(',')).catch((error: Error) => [error.message]);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
