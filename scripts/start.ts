import { Command } from '@commander-js/extra-typings';
import { buildSite } from '@/lib/export/build-site.server';
import { serveSite } from '@/lib/export/finished-site.server';
import { setProductionMode } from '@/lib/setup/run.server';
import { readPort, SITE } from '@/lib/site';

new Command('npm start --')
  .description(
    'Installs dependencies if needed, builds the site when something has changed, and serves it (PORT, default 3000).',
  )
  .parse();
const port = readPort();
setProductionMode();
if (!(await buildSite(process.cwd(), { ifChanged: true }))) process.exit(1);
await serveSite('out', SITE.basePath, port).then(
  () => console.log(`The site is at http://localhost:${port}${SITE.basePath}/ (Ctrl+C stops it).`),
  (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken; choose another with PORT.` : error.message);
    process.exitCode = 1;
  },
);
