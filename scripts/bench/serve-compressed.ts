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
/** The Brotli level of hosts that compress on the fly. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
/** 1.6 Mbit/s, like Lighthouse's slow 4G. */
const SLOW_CONNECTION = { latencyMs: 150, bytesPerMs: 200 };
const CHUNK_BYTES = 8192;

export type CompressedServer = Awaited<ReturnType<typeof serveCompressed>>;

/** Serves a site like a host that compresses with Brotli. */
export async function serveCompressed(folder: string) {
  const bodies = new Map<string, Promise<Buffer | undefined>>();
  let traffic = { requests: 0, kB: 0 };
  /**
   * `freeAt`: end of the last scheduled chunk; `lastAt`: end of the last response; `open`: number of open responses.
   */
  const connection = { freeAt: 0, lastAt: 0, open: 0 };
  const read = async (name: string) => {
    const body = await readFile(path.join(folder, name)).catch(() => undefined);
    return body && TEXT_TYPES.has(path.extname(name)) ? promisify(brotliCompress)(body, QUALITY) : body;
  };
  const server = createServer(async (request, response) => {
    connection.open += 1;
    response.on('close', () => Object.assign(connection, { open: connection.open - 1, lastAt: performance.now() }));
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const decodedPath = decodeURIComponent(pathname).replace(/\/$/, '/index');
    const name = /\.\w+$/.test(decodedPath) ? decodedPath : `${decodedPath}.html`;
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
      if (compressedServer.isSlow) {
        const startsAt = performance.now() + (sent === 0 ? SLOW_CONNECTION.latencyMs : 0);
        connection.freeAt = Math.max(connection.freeAt, startsAt) + chunk.length / SLOW_CONNECTION.bytesPerMs;
        await sleep(connection.freeAt - performance.now());
      }
      response.write(chunk);
    }
    return response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const compressedServer = {
    origin: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    /** Simulates a slow connection. The server does this because a browser's network emulation doesn't cover workers. */
    isSlow: true,
    /** Returns the traffic without images since the last call. */
    takeTraffic() {
      const taken = traffic;
      traffic = { requests: 0, kB: 0 };
      return taken;
    },
    /** Waits until the connection has been idle for the given time. */
    async waitUntilIdle(ms: number) {
      while (connection.open > 0 || performance.now() - connection.lastAt < ms) await sleep(25);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return compressedServer;
}
