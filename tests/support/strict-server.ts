import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { closeServer, type Host, listen } from './host';

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
 * Starts a server that is as strict as GitHub Pages: it serves a path as a file or as `<path>.html`, and a path with a slash at its
 * end as `index.html`, is case-sensitive, and has a single `404.html`. A lenient server would hide links that fail on such hosts.
 */
export async function startStrictHost({
  folder,
  port,
  basePath = '',
  transformHtml,
}: StrictServerOptions): Promise<Host> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    let route: string;
    try {
      route = decodeURIComponent(pathname);
    } catch {
      response.writeHead(400).end();
      return;
    }
    const found = route.startsWith(`${basePath}/`) ? await resolveFile(folder, route.slice(basePath.length)) : null;
    const file = found ?? path.join(folder, '404.html');
    response.writeHead(found ? 200 : 404, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': found && /\/_site\//.test(route) ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    const stream =
      transformHtml && file.endsWith('.html')
        ? Readable.from(transformHtml(await readFile(file, 'utf8')))
        : createReadStream(file);
    stream.on('error', () => response.destroy());
    stream.pipe(response);
  });
  return { origin: await listen(server, port), stop: () => closeServer(server) };
}

async function resolveFile(folder: string, route: string): Promise<string | null> {
  if (route.split('/').includes('..')) return null;
  for (const name of route.endsWith('/') ? [`${route}index.html`] : [route, `${route}.html`]) {
    const file = path.join(folder, name);
    const stats = await stat(file).catch(() => null);
    if (stats?.isFile()) return file;
  }
  return null;
}
