import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ASSET_LIST, IMMUTABLE } from '@/lib/export/host-files.server';
import { encodeRoute } from '@/lib/paths';
import type { Host } from '../support/host';
import { attributeOf, listPages, readPage } from '../support/read-page';
import { startCaddy, startNginx } from '../support/start-server';
import { startStrictHost } from '../support/strict-server';

const OUT = path.resolve('out');

/** The hosts under test, and whether they have the project's headers and a 404 page for each language. */
const HOSTS = [
  { name: 'a host like GitHub Pages', start: () => startStrictHost({ folder: OUT }), isConfigured: false },
  { name: 'nginx', start: () => startNginx(OUT), isConfigured: true },
  { name: 'Caddy', start: () => startCaddy(OUT), isConfigured: true },
];

for (const { name, start, isConfigured } of HOSTS) {
  test.describe(`on ${name}`, () => {
    test.describe.configure({ mode: 'serial', timeout: 120_000 });
    let host: Host;
    test.beforeAll(async () => {
      host = await start();
    });
    test.afterAll(() => host?.stop());

    const readAssets = () => readFileSync(path.join(OUT, ASSET_LIST), 'utf8').split('\n').filter(Boolean);
    const request = (route: string) => fetch(`${host.origin}${route}`, { redirect: 'manual' });

    test('every page is served with and without a trailing slash', async () => {
      const wrong: string[] = [];
      const pages = listPages(OUT);
      expect(pages.length).toBeGreaterThan(100);
      for (const { address: route, file } of pages) {
        const expected = readFileSync(path.join(OUT, file), 'utf8');
        const encoded = encodeRoute(route);
        for (const address of route === '/' ? ['/'] : [encoded, `${encoded}/`]) {
          const response = await fetch(`${host.origin}${address}`);
          const type = response.headers.get('content-type') ?? '';
          if (response.status !== 200 || !/^text\/html; charset=utf-8$/i.test(type))
            wrong.push(`${address}: ${response.status} ${type}`);
          else if ((await response.text()) !== expected) wrong.push(`${address}: a different page`);
        }
      }
      expect(wrong).toEqual([]);
    });

    test('non-ASCII addresses work in every encoding that browsers send', async () => {
      for (const address of [
        '/docs/category/%E5%AE%89%E8%A3%85%E9%83%A8%E7%BD%B2',
        '/docs/category/%e5%ae%89%e8%a3%85%e9%83%a8%e7%bd%b2',
        '/en/docs/category/网络和-http-服务器',
        '/docs/setup/Synology%20DSM/Imnks',
        '/docs/intro?utm_source=x&x=%00',
      ]) {
        expect((await request(address)).status, address).toBe(200);
      }
    });

    test('the addresses above the docs lead to the introduction', async () => {
      for (const address of ['/docs', '/docs/', '/en/docs', '/en/docs/']) {
        const response = await fetch(`${host.origin}${address}`);
        expect(response.status, address).toBe(200);
        expect(await response.text(), address).toContain(`${address.replace(/\/$/, '')}/intro"`);
      }
    });

    test('a missing page has status 404 and the error page of its language', async () => {
      for (const [address, isBelowEn] of [
        ['/nope', false],
        ['/docs/INTRO', false],
        ['/zh-Hans', false],
        ['/_site/nope.js', false],
        ['/en/nope', true],
        ['/en/docs/intro/nope', true],
      ] as const) {
        const response = await request(address);
        expect(response.status, address).toBe(404);
        const isEnglish = isBelowEn && isConfigured;
        const html = await response.text();
        expect(html, address).toBe(readFileSync(path.join(OUT, isEnglish ? 'en/404.html' : '404.html'), 'utf8'));
        expect(attributeOf(readPage(html), 'html', 'lang'), address).toBe(isEnglish ? 'en' : 'zh-Hans');
        expect(response.headers.get('cache-control') ?? '', address).not.toContain('immutable');
      }
    });

    test('data and assets have the right content type', async () => {
      for (const [address, type] of [
        [`/${readAssets().find((name) => name.endsWith('.css'))}`, 'text/css'],
        ['/docs/intro.md', 'text/markdown; charset=utf-8'],
        ['/en/docs/intro.md', 'text/markdown; charset=utf-8'],
        ['/search-index.json', 'application/json'],
        ['/llms.txt', 'text/plain; charset=utf-8'],
      ] as const) {
        const response = await request(address);
        expect(response.status, address).toBe(200);
        expect(response.headers.get('content-type')?.toLowerCase(), address).toContain(type);
      }
    });

    test('hashed files are immutable, everything else is revalidated, whatever the query contains', async () => {
      const cacheControl = async (address: string) => (await request(address)).headers.get('cache-control');
      const assets = readAssets();
      expect(assets.length).toBeGreaterThan(10);
      for (const asset of assets) expect(await cacheControl(`/${asset}`), asset).toBe(IMMUTABLE);
      for (const address of [
        '/',
        '/docs/intro',
        '/search-index.json',
        '/docs/intro?x=/_site/',
        '/en/search?q=/_site/a.js',
        '/en/nope?x=/_site/',
      ]) {
        expect(await cacheControl(address), address).toBe('no-cache');
      }
      // The other hosts have no rules for queries.
      if (name === 'nginx') expect(await cacheControl('/en/search-index-docs.json?_=12ab')).toBe(IMMUTABLE);
    });

    if (isConfigured) {
      test('security headers are sent with pages, data and errors', async () => {
        for (const address of ['/', '/docs/intro', '/docs/intro.md', '/nope', '/en/nope']) {
          const { headers } = await request(address);
          expect(headers.get('x-content-type-options'), address).toBe('nosniff');
          expect(headers.get('referrer-policy'), address).toBe('strict-origin-when-cross-origin');
          expect(headers.get('permissions-policy'), address).toContain('camera=()');
          expect(headers.get('cross-origin-opener-policy'), address).toBe('same-origin');
        }
        for (const address of ['/_headers', '/vercel.json', '/_hosts/headers.nginx.conf']) {
          expect((await request(address)).status, address).toBe(404);
        }
      });
    }
  });
}
