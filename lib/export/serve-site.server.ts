import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { LOCALE_INFO, LOCALES } from '@/lib/locales';

/** Serves the finished site for reading on this machine; throws when the port is taken or the folder isn't there. */
export function serveSite(folder: string, basePath: string, port: number): Promise<Server> {
  const serveFile = sirv(folder, { extensions: ['html'], dev: false, etag: true });
  const notFound = (url: string, response: ServerResponse) => {
    const locale = LOCALES.find((one) => LOCALE_INFO[one].prefix && url.startsWith(`${LOCALE_INFO[one].prefix}/`));
    const nearest = path.join(folder, locale ?? '', '404.html');
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(readFileSync(existsSync(nearest) ? nearest : path.join(folder, '404.html')));
  };
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (basePath !== '' && !url.startsWith(`${basePath}/`)) {
      response.writeHead(302, { location: `${basePath}/` }).end();
      return;
    }
    request.url = url.slice(basePath.length);
    serveFile(request, response, () => notFound(request.url ?? '/', response));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
