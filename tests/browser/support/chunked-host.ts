import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { closeServer } from '../../support/host';

/** A server that sends HTML in chunks on demand, to imitate a slow connection. */
export interface ChunkedHost {
  origin: string;
  /** Sends the next chunk of the page requested last. Returns false when there is none left. */
  sendNext(): boolean;
  close(): Promise<void>;
}

/** Elements before which a chunk ends: blocks, list items and buttons, which a browser could paint separately. */
const BLOCKS =
  'article, aside, button, dialog, div, dl, figure, footer, form, h1, h2, h3, h4, h5, h6, header, label, li, main, nav, ol, p, pre, search, section, table, ul';

/** The last chunk has the rest of the page. By then the first screens are complete. */
const MAX_CHUNKS = 160;

/**
 * Starts a proxy that sends HTML in chunks and all other files at once.
 *
 * @param upstream origin of the host to proxy
 * @param createMarker returns markup to append to chunk `index`, so that the page can detect its arrival
 */
export async function startChunkedHost(
  upstream: string,
  createMarker: (index: number) => string = () => '',
): Promise<ChunkedHost> {
  let transfer: { response: ServerResponse; chunks: string[]; sentCount: number } | undefined;
  const server = createServer(async (request, response) => {
    const source = await fetch(upstream + request.url);
    const type = source.headers.get('content-type') ?? '';
    response.writeHead(source.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await source.arrayBuffer()));
    const [head = '', ...chunks] = splitHtml(await source.text());
    chunks.push(chunks.splice(MAX_CHUNKS).join(''));
    response.write(head);
    transfer = { response, chunks, sentCount: 0 };
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    sendNext() {
      const chunk = transfer?.chunks.shift();
      if (!transfer || chunk === undefined) return false;
      transfer.response.write(chunk + createMarker(transfer.sentCount++));
      if (transfer.chunks.length === 0) transfer.response.end();
      return true;
    },
    close: () => closeServer(server),
  };
}

/** Splits a page into the part before its body and one part for each of the `BLOCKS` elements. */
function splitHtml(html: string): string[] {
  const starts = selectAll(`body, ${BLOCKS}`, fromHtml(html)).map(({ position }) => position?.start.offset ?? 0);
  return [0, ...starts].map((start, index) => html.slice(start, starts[index]));
}
