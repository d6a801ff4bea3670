import { Command } from '@commander-js/extra-typings';
import { watchContent } from '@/lib/dev/watch-content.server';
import { packageBin } from '@/lib/setup/package-bin.server';
import { run } from '@/lib/setup/run.server';
import { readPort } from '@/lib/site';

new Command('npm run dev --')
  .description('Serves the site while you write (PORT, default 3000): pages follow every edit and show what is wrong.')
  .parse();
const port = readPort();
await watchContent(process.cwd());
// "localhost" rather than an address: Next answers development requests for other origins with 403.
const { status } = await run('node', [packageBin('next'), 'dev', '--port', String(port)], {
  env: { NEXT_TELEMETRY_DISABLED: '1' },
  // Ctrl+C ends both; who ends this process alone would leave the other one on its port.
  onStart: (pid) => process.on('SIGTERM', () => process.kill(pid)),
});
process.exit(status);
