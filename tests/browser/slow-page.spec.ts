import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { closeServer } from '../support/host';
import { expect, test } from './support/test';

const OUT = path.resolve('out');
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
const PAGE = '/en/docs/network/http-server';

test('elements that arrive after the script has loaded work too', async ({ page }) => {
  const { server, finish } = await serveFirstHalf(PAGE);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const loading = page.goto(origin + PAGE);
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some((entry) => entry.name.includes('/_site/start-') && 'responseEnd' in entry && entry.responseEnd !== 0),
  );
  // After two frames, a script that doesn't wait for the rest of the page has run.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  finish();
  await loading;
  await page.getByRole('tab').last().click();
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  await closeServer(server);
});

/** Serves the site, but only the first half of one page until `finish` is called. */
async function serveFirstHalf(route: string): Promise<{ server: Server; finish: () => void }> {
  const html = await readFile(`${OUT}${route}.html`, 'utf8');
  const half = select('main h2', fromHtml(html))?.position?.start.offset ?? 0;
  expect(half).toBeGreaterThan(1000);
  let pendingResponse: ServerResponse | undefined;
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === route) {
      pendingResponse = response;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, half));
      return;
    }
    const file = path.join(OUT, new URL(url, 'http://localhost').pathname);
    const bytes = await readFile(file).catch(() => undefined);
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(bytes ? 200 : 404, { 'content-type': type }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, finish: () => pendingResponse?.end(html.slice(half)) };
}
