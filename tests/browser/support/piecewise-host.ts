import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { closeServer } from '../../support/host';

/** A host that hands out a page in pieces, as a slow line does, each when it is told to. */
export interface PiecewiseHost {
  origin: string;
  /** Sends what comes next of the page that was asked for last. `false`: there was nothing more. */
  sendNext(): boolean;
  close(): Promise<void>;
}

/** Where a browser may stop reading and paint: before the start of a block, a list entry, or a button. */
const BLOCKS =
  'article, aside, button, dialog, div, dl, figure, footer, form, h1, h2, h3, h4, h5, h6, header, label, li, main, nav, ol, p, pre, search, section, table, ul';

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
    const [head = '', ...pieces] = cut(await answer.text());
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
    close: () => closeServer(server),
  };
}

/** The page up to its body, then a piece from the start of each block to the next. */
function cut(html: string): string[] {
  const starts = selectAll(`body, ${BLOCKS}`, fromHtml(html)).map(({ position }) => position?.start.offset ?? 0);
  return [0, ...starts].map((start, index) => html.slice(start, starts[index]));
}
