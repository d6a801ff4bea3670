import { Command } from '@commander-js/extra-typings';
import { watchContent } from '@/lib/dev/watch-content.server';
import { run } from '@/lib/setup/run.server';
import { readPort } from '@/lib/site';

new Command('npm run dev --')
  .description('Serves the site while you write (PORT, default 3000). Pages show every edit and its problems.')
  .parse();
const port = readPort();
const next = new AbortController();
// Ctrl+C stops both processes, but SIGTERM stops only this one, and Next would keep its port.
process.on('SIGTERM', () => next.abort());
watchContent(process.cwd());
// No --hostname, so that the origin is "localhost": Next answers development requests of other origins with 403.
const { status } = await run('next', ['dev', '--port', String(port)], {
  env: { NEXT_TELEMETRY_DISABLED: '1' },
  signal: next.signal,
});
process.exit(status);
