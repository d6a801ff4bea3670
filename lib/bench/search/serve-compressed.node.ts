import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { BROTLI_LEVEL, TEXT_TYPES } from '../media-types';

interface Line {
  latencyMs: number;
  bytesPerSecond: number;
}

export interface CompressedServer {
  origin: string;
  /** What has been sent since it was last set to nothing. */
  sent: { bytes: number; requests: number };
  /** How slow the line is; absent for as fast as can be. Held by the server, so that workers feel it too. */
  line: Line | undefined;
  close(): void;
}

/** Serves a site as a host with brotli does; each file from the first folder that has it. */
export async function serveCompressed(folders: readonly string[], port: number): Promise<CompressedServer> {
  const bodies = new Map<string, Promise<Buffer | undefined>>();
  const find = async (name: string): Promise<Buffer | undefined> => {
    for (const folder of folders) {
      const bytes = await readFile(path.join(folder, name)).catch(() => undefined);
      if (bytes) return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } });
    }
    return undefined;
  };
  let lineIsFreeAt = 0;
  const send = (bytes: number): Promise<void> => {
    const { line } = served;
    if (!line) return Promise.resolve();
    lineIsFreeAt = Math.max(performance.now() + line.latencyMs, lineIsFreeAt) + (bytes / line.bytesPerSecond) * 1000;
    return new Promise((resolve) => setTimeout(resolve, lineIsFreeAt - performance.now()));
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const plain = decodeURIComponent(pathname).replace(/\/$/, '/index');
    const name = path.extname(plain) === '' ? `${plain}.html` : plain;
    const body = bodies.get(name) ?? find(name);
    bodies.set(name, body);
    const bytes = await body;
    if (!bytes) return response.writeHead(404).end();
    await send(bytes.length);
    served.sent.bytes += bytes.length;
    served.sent.requests++;
    const type = TEXT_TYPES[path.extname(name)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': bytes.length });
    return response.end(bytes);
  });
  const served: CompressedServer = {
    origin: `http://localhost:${port}`,
    sent: { bytes: 0, requests: 0 },
    line: undefined,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return served;
}
