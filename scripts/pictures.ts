/** `npm run pictures -- --source <folder of PeerBanHelper>`: takes the pictures of the tool's WebUI that pages show. */
import { parseCommand } from '@/lib/setup/parse-command.server';
import { takePictures } from './pictures/take-pictures.server';

const { values, fail } = parseCommand({
  name: 'npm run pictures',
  summary: "Takes the pictures of PeerBanHelper's WebUI that pages show, from its source.",
  options: {
    source: { type: 'string', value: 'FOLDER', help: 'a checkout of PeerBanHelper' },
    only: { type: 'string', value: 'NAMES', help: 'pictures to take, such as ban-list,status; all without it' },
  },
});
if (values.source === undefined) fail('Name a checkout of PeerBanHelper with --source.');
else {
  const options = { source: values.source, only: values.only?.split(',') };
  const failures = await takePictures(options).catch((error: Error) => [error.message]);
  for (const failure of failures) console.error(failure);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
