import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { BROTLI_LEVEL, IMAGE_TYPES, TEXT_TYPES } from '../media-types';

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } };

interface CompressingServer {
  /** `https://127.0.0.1:4711`; the certificate is made for the moment. */
  origin: string;
  close: () => Promise<void>;
}

interface Answer {
  body: Buffer;
  headers: Record<string, string>;
}

/** Serves a site as a content network does: HTTP/2, brotli, addresses without endings, hashed files kept for a year. */
export async function serveCompressed(folder: string): Promise<CompressingServer> {
  const known = new Map<string, Promise<Answer | null>>();
  const server = createSecureServer(await selfSigned(), (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost');
    const answer = known.get(pathname) ?? read(folder, pathname);
    known.set(pathname, answer);
    void answer.then((found) => (found ? send(request, response, found) : refuse(response)));
  });
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => sessions.add(session));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `https://127.0.0.1:${port}`,
    close: async () => {
      for (const session of sessions) session.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(request: Http2ServerRequest, response: Http2ServerResponse, { body, headers }: Answer): void {
  response.writeHead(200, headers);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

function refuse(response: Http2ServerResponse): void {
  response.writeHead(404, { 'cache-control': 'no-store' });
  response.end();
}

async function read(folder: string, pathname: string): Promise<Answer | null> {
  const name = decodeURIComponent(pathname).replace(/\/$/, '');
  for (const candidate of [name, `${name}.html`, `${name}/index.html`]) {
    const body = await readFile(path.join(folder, candidate)).catch(() => null);
    if (!body) continue;
    const ending = path.extname(candidate);
    const text = TEXT_TYPES[ending];
    const isHashed = /^\/(_next\/static|_site)\//.test(pathname);
    const headers = {
      'content-type': text ?? IMAGE_TYPES[ending] ?? 'application/octet-stream',
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    };
    if (!text) return { body, headers };
    const compressed = await promisify(brotliCompress)(body, QUALITY);
    return { body: compressed, headers: { ...headers, 'content-encoding': 'br' } };
  }
  return null;
}

async function selfSigned(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  try {
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
    const names = ['-days', '2', '-subj', '/CN=127.0.0.1'];
    await promisify(execFile)('openssl', ['req', '-x509', ...curve, '-nodes', '-keyout', key, '-out', cert, ...names]);
    return { key: await readFile(key), cert: await readFile(cert) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
