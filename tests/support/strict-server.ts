import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { closeServer, type Host } from './host';

interface StrictServerOptions {
  folder: string;
  /** A free port by default. */
  port?: number;
  basePath?: string;
  /** Changes the HTML of each page before it is sent. */
  transformHtml?: (html: string) => string;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Starts a server that is as strict as GitHub Pages: it serves a path as a file, as `<path>.html` or as a folder's `index.html`,
 * is case-sensitive, and has a single `404.html`. A lenient server would hide links that fail on such hosts.
 */
export async function startStrictHost({
  folder,
  port = 0,
  basePath = '',
  transformHtml,
}: StrictServerOptions): Promise<Host> {
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    let route: string;
    try {
      route = decodeURIComponent(pathname);
    } catch {
      response.writeHead(400).end();
      return;
    }
    const found = route.startsWith(`${basePath}/`) ? await resolveFile(folder, route.slice(basePath.length)) : null;
    if (found && 'redirect' in found) {
      response.writeHead(301, { location: `${encodeURI(basePath + found.redirect)}${search}` }).end();
      return;
    }
    const file = found?.file ?? path.join(folder, '404.html');
    response.writeHead(found ? 200 : 404, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': found && /\/_site\//.test(route) ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const stream =
      transformHtml && file.endsWith('.html')
        ? Readable.from(transformHtml(await readFile(file, 'utf8')))
        : createReadStream(file);
    stream.on('error', () => response.destroy());
    stream.pipe(response);
  });
  server.listen(port);
  await once(server, 'listening');
  const { port: actualPort } = server.address() as AddressInfo;
  return { origin: `http://localhost:${actualPort}`, stop: () => closeServer(server) };
}

async function resolveFile(folder: string, route: string): Promise<{ file: string } | { redirect: string } | null> {
  if (route.split('/').includes('..')) return null;
  if (route.endsWith('/')) return findFile(path.join(folder, route, 'index.html'));
  const exact = (await findFile(path.join(folder, route))) ?? (await findFile(path.join(folder, `${route}.html`)));
  if (exact) return exact;
  return (await findFile(path.join(folder, route, 'index.html'))) && { redirect: `${route}/` };
}

async function findFile(file: string): Promise<{ file: string } | null> {
  return stat(file).then(
    (stats) => (stats.isFile() ? { file } : null),
    () => null,
  );
}
