import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { LOCALE_INFO } from '@/lib/locales';
import { pathToRoute } from '@/lib/paths';

/** Serves the finished site on this machine. Throws when the port is taken or the folder doesn't exist. */
export function serveSite(folder: string, basePath: string, port: number): Promise<Server> {
  const serveFile = sirv(folder, { extensions: ['html'], dev: false, etag: true });
  const notFound = (url: string, response: ServerResponse) => {
    const { locale } = pathToRoute(url);
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(readFileSync(path.join(folder, LOCALE_INFO[locale].prefix, '404.html')));
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
