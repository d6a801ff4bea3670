import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host that hands out a page in pieces, as a slow line does, each when it is told to. */
export interface PiecewiseHost {
  origin: string;
  /** Sends what comes next of the page that was asked for last. `false`: there was nothing more. */
  sendNext(): boolean;
  close(): Promise<void>;
}

/** Where a browser may well stop reading and paint: before the start of a block, a list entry, or a button. */
const BEFORE_BLOCKS =
  /(?=<(?:article|aside|button|dialog|div|dl|figure|footer|form|h[1-6]|header|label|li|main|nav|ol|p|pre|search|section|table|ul)\b)/;

/** The rest comes at once after so many; by then the first screens are there. */
const MOST_PIECES = 160;

/**
 * @param behind the host whose pages and files are handed on
 * @param mark what tells the page that piece `n` has come
 */
export async function startPiecewiseHost(behind: string, mark: (n: number) => string): Promise<PiecewiseHost> {
  let waiting: { response: ServerResponse; pieces: string[]; sent: number } | undefined;
  const server = createServer(async (request, response) => {
    const answer = await fetch(behind + request.url);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
    const [head = '', body = ''] = (await answer.text()).split(/(?=<body\b)/);
    const pieces = body.split(BEFORE_BLOCKS);
    pieces.push(pieces.splice(MOST_PIECES).join(''));
    response.write(head);
    waiting = { response, pieces, sent: 0 };
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    sendNext() {
      const piece = waiting?.pieces.shift();
      if (!waiting || piece === undefined) return false;
      waiting.response.write(piece + mark(waiting.sent++));
      if (waiting.pieces.length === 0) waiting.response.end();
      return true;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
