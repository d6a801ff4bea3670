import { watchContent } from '@/lib/dev/watch-content.node';
import { run } from '@/lib/setup/run.node';
import { readPort } from '@/lib/site';

await watchContent(process.cwd());
// "localhost" rather than an address: Next answers development requests for other origins with 403.
const { status } = await run('node', ['node_modules/next/dist/bin/next', 'dev', '--port', String(readPort())], {
  env: { NEXT_TELEMETRY_DISABLED: '1' },
  // Ctrl+C ends both; who ends this process alone would leave the other one on its port.
  onStart: (pid) => process.on('SIGTERM', () => process.kill(pid)),
});
process.exit(status);
