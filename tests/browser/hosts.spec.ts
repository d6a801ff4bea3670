import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { sitePages } from '@/lib/export/site-pages.server';
import { encodeRoute } from '@/lib/paths';
import { closeServer, freePort, type Host } from '../support/host';
import { attributeOf, readPage } from '../support/read-page';
import { startCaddy } from '../support/start-caddy';
import { startNginx } from '../support/start-nginx';
import { startStrictServer } from '../support/strict-server';

const OUT = path.resolve('out');

async function startStrict(): Promise<Host> {
  const port = await freePort();
  const server = await startStrictServer({ folder: OUT, port });
  return { origin: `http://127.0.0.1:${port}`, stop: () => closeServer(server) };
}

interface HostUnderTest {
  name: string;
  start: () => Promise<Host>;
  /** Sends the headers and looks for the nearest 404 page. */
  configured: boolean;
}

const HOSTS: readonly HostUnderTest[] = [
  { name: 'a host like GitHub Pages', start: startStrict, configured: false },
  { name: 'nginx', start: () => startNginx({ folder: OUT }), configured: true },
  { name: 'Caddy', start: () => startCaddy(OUT), configured: true },
];

/** The address of the home page's stylesheet. */
function stylesheet(): string {
  const page = readPage(readFileSync(path.join(OUT, 'index.html'), 'utf8'));
  return attributeOf(page, 'link[rel=stylesheet]', 'href') ?? '';
}

for (const { name, start, configured } of HOSTS) {
  test.describe(`on ${name}`, () => {
    test.describe.configure({ mode: 'serial', timeout: 120_000 });
    let host: Host;
    test.beforeAll(async () => {
      host = await start();
    });
    test.afterAll(() => host?.stop());

    const get = (route: string) => fetch(`${host.origin}${route}`, { redirect: 'manual' });

    test('every page answers with its own file, with and without a slash at the end', async () => {
      const wrong: string[] = [];
      const pages = await sitePages(OUT);
      expect(pages.length).toBeGreaterThan(100);
      for (const { address: route, file } of pages) {
        const expected = readFileSync(path.join(OUT, file), 'utf8');
        const plain = encodeRoute(route);
        for (const address of route === '/' ? ['/'] : [plain, `${plain}/`]) {
          const answer = await fetch(`${host.origin}${address}`);
          const type = answer.headers.get('content-type') ?? '';
          if (answer.status !== 200 || !/^text\/html; charset=utf-8$/i.test(type))
            wrong.push(`${address}: ${answer.status} ${type}`);
          else if ((await answer.text()) !== expected) wrong.push(`${address}: another page`);
        }
      }
      expect(wrong).toEqual([]);
    });

    test('addresses outside ASCII answer however a browser spells them', async () => {
      for (const address of [
        '/docs/category/%E5%AE%89%E8%A3%85%E9%83%A8%E7%BD%B2',
        '/docs/category/%e5%ae%89%e8%a3%85%e9%83%a8%e7%bd%b2',
        '/en/docs/category/网络和-http-服务器',
        '/docs/setup/Synology%20DSM/Imnks',
        '/docs/intro?utm_source=x&x=%00',
      ]) {
        expect((await get(address)).status, address).toBe(200);
      }
    });

    test('what is not there is 404, with the page of its language', async () => {
      for (const [address, english] of [
        ['/nope', false],
        ['/docs', false],
        ['/docs/', false],
        ['/docs/INTRO', false],
        ['/docs/setup/', false],
        ['/docs/setup/Synology%20DSM', false],
        ['/docs/intro/nope', false],
        ['/zh-Hans/docs/intro', false],
        ['/english', false],
        ['/_site/nope.js', false],
        ['/en/nope', true],
        ['/en/docs/', true],
        ['/en/docs/intro/nope', true],
      ] as const) {
        const answer = await get(address);
        expect(answer.status, address).toBe(404);
        const isEnglish = english && configured;
        const html = await answer.text();
        expect(html, address).toBe(readFileSync(path.join(OUT, isEnglish ? 'en/404.html' : '404.html'), 'utf8'));
        expect(attributeOf(readPage(html), 'html', 'lang'), address).toBe(isEnglish ? 'en' : 'zh-Hans');
        expect(answer.headers.get('cache-control') ?? '', address).not.toContain('immutable');
      }
    });

    test('nothing outside the site is reached', async () => {
      for (const address of [
        '/docs/..%2f..%2fpackage.json',
        '/..%2fpackage.json',
        '/%2e%2e/package.json',
        '/docs/%2e%2e%5c%2e%2e',
      ]) {
        const answer = await get(address);
        expect([400, 404], address).toContain(answer.status);
        expect(await answer.text(), address).not.toContain('peerbanhelper-docs');
      }
    });

    test('data and assets come with the right type', async () => {
      const asset = stylesheet();
      for (const [address, type] of [
        [asset, 'text/css'],
        ['/docs/intro.md', 'text/markdown; charset=utf-8'],
        ['/en/docs/intro.md', 'text/markdown; charset=utf-8'],
        ['/search-index.json', 'application/json'],
        ['/llms.txt', 'text/plain; charset=utf-8'],
      ] as const) {
        const answer = await get(address);
        expect(answer.status, address).toBe(200);
        expect(answer.headers.get('content-type')?.toLowerCase(), address).toContain(type);
      }
    });

    test('hashed files are kept, everything else is asked for again', async () => {
      const asset = stylesheet();
      expect((await get(asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      for (const address of ['/', '/docs/intro', '/docs/intro.md']) {
        expect((await get(address)).headers.get('cache-control'), address).toBe('no-cache');
      }
    });

    if (configured) {
      test('security headers are sent with pages, data and errors', async () => {
        for (const address of ['/', '/docs/intro', '/docs/intro.md', '/nope', '/en/nope']) {
          const { headers } = await get(address);
          expect(headers.get('x-content-type-options'), address).toBe('nosniff');
          expect(headers.get('referrer-policy'), address).toBe('strict-origin-when-cross-origin');
          expect(headers.get('permissions-policy'), address).toContain('camera=()');
          expect(headers.get('cross-origin-opener-policy'), address).toBe('same-origin');
        }
        for (const address of ['/_headers', '/vercel.json', '/_hosts/headers.nginx.conf']) {
          expect((await get(address)).status, address).toBe(404);
        }
      });
    }

    test('text is compressed', async () => {
      const answer = await fetch(`${host.origin}/docs/intro`, { headers: { 'accept-encoding': 'gzip, br' } });
      expect(answer.headers.get('content-encoding')).toMatch(/^(gzip|br)$/);
      expect(await answer.text()).toContain('</html>');
    });
  });
}
