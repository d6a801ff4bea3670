/**
 * `npx tsx scripts/pictures.ts --source <checkout of PeerBanHelper>`: takes the pictures of the tool's WebUI for the
 * docs.
 */
import { Command } from '@commander-js/extra-typings';
import { takePictures } from './pictures/take-pictures.server';

const { source, only } = new Command('npx tsx scripts/pictures.ts')
  .description("Takes the pictures of PeerBanHelper's WebUI that pages show, from its source.")
  .requiredOption('--source <folder>', 'a checkout of PeerBanHelper')
  .option('--only <names>', 'pictures to take, such as ban-list,status; all without it')
  .parse()
  .opts();
const failures = await takePictures(source, only?.split(',')).catch((error: Error) => [error.message]);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
