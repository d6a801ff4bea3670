/** What is done with a finished site: listing its pages, copying them to both addresses, compressing and serving it. */
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import sirv from 'sirv';
import { listFiles } from '@/lib/content/files.server';
import { compareText } from '@/lib/errors';
import { integrityOf } from '@/lib/integrity.server';
import { LOCALE_INFO } from '@/lib/locales';
import { ASSET_FOLDER, pathToRoute } from '@/lib/paths';
import { IMMUTABLE } from './host-files.server';

export interface PageFile {
  /** Decoded URL path without the base path: `/docs/setup/Synology DSM/Imnks`, `/`, `/en`. */
  address: string;
  /** Path of the HTML file below the site's folder. */
  file: string;
}

/** Returns every page of a finished site: all HTML files except error pages and the copies that `addIndexes` makes. */
export function sitePages(folder: string): PageFile[] {
  const files = new Set(listFiles(folder).filter((file) => file.endsWith('.html')));
  return [...files]
    .filter((file) => !/(^|\/)(404|_not-found|_global-error)\.html$/.test(file))
    .filter((file) => !(file.endsWith('/index.html') && files.has(file.replace(/\/index\.html$/, '.html'))))
    .map((file) => ({ file, address: `/${file.replace(/\/?index\.html$/, '').replace(/\.html$/, '')}` }))
    .sort((a, b) => compareText(a.address, b.address));
}

/** Copies each page `x.html` to `x/index.html`; otherwise GitHub Pages and nginx by default answer `/x/` with 404. */
export function addIndexes(folder: string): void {
  for (const { address, file } of sitePages(folder)) {
    if (file.endsWith('index.html')) continue;
    mkdirSync(path.join(folder, address), { recursive: true });
    copyFileSync(path.join(folder, file), path.join(folder, address, 'index.html'));
  }
}

const COMPRESSIBLE = /\.(html|txt|js|mjs|css|json|xml|svg|md|webmanifest|ico)$/;
/** Below this size, compression saves fewer bytes than its response header takes. */
const MINIMUM_BYTES = 1024;

/** Writes a `.br` and a `.gz` file next to each text file, for hosts that serve precompressed files. */
export async function compressExport(folder: string): Promise<void> {
  const files = listFiles(folder).filter((file) => COMPRESSIBLE.test(file));
  // By digest, because each page exists twice, as x.html and as x/index.html.
  const results = new Map<string, ReturnType<typeof compress>>();
  for (const file of files) {
    const bytes = await readFile(path.join(folder, file));
    if (bytes.length < MINIMUM_BYTES) continue;
    const digest = integrityOf(bytes);
    const result = results.get(digest) ?? compress(bytes);
    results.set(digest, result);
    const { br, gz } = await result;
    await writeFile(path.join(folder, `${file}.br`), br);
    await writeFile(path.join(folder, `${file}.gz`), gz);
  }
}

async function compress(bytes: Buffer) {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gz };
}

/** Serves the finished site on this machine. Throws when the port is taken or the folder doesn't exist. */
export async function serveSite(folder: string, basePath: string, port: number): Promise<Server> {
  const serveFile = sirv(folder, {
    extensions: ['html'],
    brotli: true,
    etag: true,
    setHeaders: (response, pathname) =>
      response.setHeader('cache-control', pathname.startsWith(`/${ASSET_FOLDER}/`) ? IMMUTABLE : 'no-cache'),
  });
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (!url.startsWith(`${basePath}/`)) {
      response.writeHead(302, { location: `${basePath}/` }).end();
      return;
    }
    request.url = url.slice(basePath.length);
    const { prefix } = LOCALE_INFO[pathToRoute(request.url).locale];
    serveFile(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(readFileSync(path.join(folder, prefix, '404.html')));
    });
  });
  server.listen(port);
  await once(server, 'listening');
  return server;
}
