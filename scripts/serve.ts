import { serveSite } from '@/lib/build/serve-site.node';
import { readPort, SITE } from '@/lib/site';

const port = readPort();
await serveSite({ folder: 'out', basePath: SITE.basePath, port }).then(
  () => console.log(`The site is at http://localhost:${port}${SITE.basePath}/ (Ctrl+C ends it).`),
  (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? `Port ${port} is taken; choose another with PORT.` : error.message;
    console.error(reason);
    process.exitCode = 1;
  },
);
