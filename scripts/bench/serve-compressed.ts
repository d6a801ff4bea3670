import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const TEXT_TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
]);
/** Brotli's level on hosts that compress while they send. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
/** 1.6 Mbit/s, as Lighthouse's slow 4G. */
const SLOW_LINE = { latencyMs: 150, bytesPerMs: 200 };
const CHUNK_BYTES = 8192;

export interface CompressedServer {
  origin: string;
  /** Whether files come as over a slow line. Held by the server, because a browser's own emulation leaves workers out. */
  isSlow: boolean;
  /** What was sent since it was last asked, images apart. */
  takeTraffic(): { requests: number; kB: number };
  /** Waits until nothing has been sent for so long. */
  quiet(ms: number): Promise<void>;
  close(): void;
}

/** Serves a site as a host with brotli does. */
export async function serveCompressed(folder: string): Promise<CompressedServer> {
  const bodies = new Map<string, Promise<Buffer | undefined>>();
  let traffic = { requests: 0, kB: 0 };
  const line = { freeAt: 0, lastAt: 0, open: 0 };
  const read = async (name: string) => {
    const body = await readFile(path.join(folder, name)).catch(() => undefined);
    return body && TEXT_TYPES.has(path.extname(name)) ? promisify(brotliCompress)(body, QUALITY) : body;
  };
  const server = createServer(async (request, response) => {
    line.open += 1;
    response.on('close', () => Object.assign(line, { open: line.open - 1, lastAt: performance.now() }));
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const plain = decodeURIComponent(pathname).replace(/\/$/, '/index');
    const name = /\.\w+$/.test(plain) ? plain : `${plain}.html`;
    const body = await (bodies.get(name) ?? bodies.set(name, read(name)).get(name));
    if (!body) return response.writeHead(404).end();
    const type = TEXT_TYPES.get(path.extname(name));
    response.writeHead(200, {
      'content-type': type ?? `image/${path.extname(name).slice(1)}`,
      'cache-control': pathname.startsWith('/_') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(type && { 'content-encoding': 'br' }),
    });
    if (type) traffic = { requests: traffic.requests + 1, kB: traffic.kB + body.length / 1000 };
    for (let sent = 0; sent < body.length; sent += CHUNK_BYTES) {
      const chunk = body.subarray(sent, sent + CHUNK_BYTES);
      if (served.isSlow) {
        const startsAt = performance.now() + (sent === 0 ? SLOW_LINE.latencyMs : 0);
        line.freeAt = Math.max(line.freeAt, startsAt) + chunk.length / SLOW_LINE.bytesPerMs;
        await sleep(line.freeAt - performance.now());
      }
      response.write(chunk);
    }
    return response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const served: CompressedServer = {
    origin: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    isSlow: true,
    takeTraffic() {
      const taken = traffic;
      traffic = { requests: 0, kB: 0 };
      return taken;
    },
    async quiet(ms) {
      while (line.open > 0 || performance.now() - line.lastAt < ms) await sleep(25);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return served;
}
