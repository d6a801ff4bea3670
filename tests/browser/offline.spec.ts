import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { closeServer } from '../support/host';
import { startStrictServer } from '../support/strict-server';
import { isCached, isLazyScript, waitForServiceWorker } from './support/service-worker';

/** A server for a copy of the site that tests can edit. */
interface Host {
  folder: string;
  url: string;
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
}

const root = new URL('../..', import.meta.url).pathname;

const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  host: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pbh-site-'));
    await cp(path.join(root, 'out'), folder, {
      recursive: true,
      filter: (source) => !/\/(social|_hosts)$|\.(br|gz)$/.test(source),
    });
    let server: Server = await startStrictServer({ folder, port: 0 });
    const { port } = server.address() as AddressInfo;
    const goOffline = () => closeServer(server);
    const goOnline = async () => {
      server = await startStrictServer({ folder, port });
    };
    await use({ folder, url: `http://localhost:${port}`, goOffline, goOnline });
    await closeServer(server);
    await rm(folder, { recursive: true, force: true });
  },
});

test.use({ serviceWorkers: 'allow', timezoneId: 'Asia/Shanghai' });

/**
 * Changes all copies in the caches.
 *
 * @param headers replace those of the copies
 * @param suffix is appended to each body
 * @returns the URLs of the copies
 */
const changeCopies = (page: Page, headers: Record<string, string>, suffix = '') =>
  page.evaluate(
    async (change) => {
      const urls: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const copy = (await cache.match(request))!;
          const body = new Blob([await copy.blob(), change.suffix]);
          await cache.put(
            request,
            new Response(body, { headers: { ...Object.fromEntries(copy.headers), ...change.headers } }),
          );
          urls.push(request.url);
        }
      }
      return urls;
    },
    { headers, suffix },
  );

test('offline, visited pages open with a notice in their language, and other pages show an error', async ({
  page,
  host,
}) => {
  const notice = page.locator('[data-saved-notice]');
  const visited = [
    ['/en/docs/faq', 'Frequently asked questions', 'No network. This is a copy saved on Jan 2, 2020, 11:04 AM.'],
    ['/docs/faq', '常见问题', '没有网络。这是 2020年1月2日 11:04 保存的副本。'],
  ] as const;
  const unvisited = [
    ['/en/docs/setup/Docker', 'en', 'No network'],
    ['/docs/setup/Docker', 'zh-Hans', '没有网络'],
  ] as const;
  await page.goto(`${host.url}/en/docs/intro`);
  await waitForServiceWorker(page);
  for (const [address] of visited) {
    await page.goto(host.url + address);
    await expect.poll(() => isCached(page, address)).toBe(true);
    await expect(notice).toBeHidden();
  }
  await changeCopies(page, { date: 'Thu, 02 Jan 2020 03:04:05 GMT' });

  await host.goOffline();
  for (const [address, title, text] of visited) {
    await page.goto(host.url + address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(notice).toHaveText(text);
  }
  for (const [address, lang, title] of unvisited) {
    const response = await page.goto(host.url + address);
    expect(response?.status()).toBe(503);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }

  await host.goOnline();
  for (const [address] of visited) {
    await page.goto(host.url + address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
  }
});

test('a copy that was changed on the device is not used', async ({ page, host }) => {
  await page.goto(`${host.url}/en/docs/intro`);
  await waitForServiceWorker(page);
  await page.goto(`${host.url}/en/blog/mdx-blog-post`);
  await page.locator('main img').first().scrollIntoViewIfNeeded();
  await page.getByRole('combobox', { name: 'Search' }).fill('docker');
  await expect(page.getByRole('option').first()).toBeVisible();
  const missingKinds = async () => {
    const urls = await changeCopies(page, {});
    return ['/docs/intro$', '\\.js$', '\\.css$', '/search-index.*json', '/img/'].filter(
      (kind) => !urls.some((url) => new RegExp(kind).test(url)),
    );
  };
  await expect.poll(missingKinds).toEqual([]);
  const urls = await changeCopies(page, {}, '<!-- changed by the test -->');
  await host.goOffline();
  const changed = await page.evaluate(async (hrefs) => {
    const responses = hrefs.map((href) =>
      fetch(href, { headers: { accept: 'text/html' } }).then((response) => response.text()),
    );
    const texts = await Promise.allSettled(responses);
    return hrefs.filter(
      (_, index) => texts[index]?.status === 'fulfilled' && texts[index].value.includes('changed by the test'),
    );
  }, urls);
  expect(changed).toEqual([]);
});

test('a language can be saved with size and progress, and then read offline', async ({ page, host }) => {
  test.setTimeout(90_000);
  await page.goto(`${host.url}/en/offline`);
  await waitForServiceWorker(page);
  const english = page.locator('section', { has: page.getByRole('heading', { name: 'English' }) });
  await expect(english.getByRole('status')).toHaveText(/Takes about [\d.]+ MB\./);
  await english.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(english.getByRole('progressbar')).toBeVisible();
  await expect(english.getByRole('status')).toHaveText(/Kept, about [\d.]+ MB\. Saved on .*20\d\d/, {
    timeout: 60_000,
  });
  await expect(english.getByRole('progressbar')).toBeHidden();
  await expect(english.getByRole('button')).toHaveText(['Update', 'Remove']);

  await host.goOffline();
  await page.goto(`${host.url}/en/docs/module/multi-dial`);
  await expect(page.getByRole('heading', { level: 1, name: 'Multi-dialing blocker' })).toBeVisible();
  await expect(page.locator('[data-saved-notice]')).toBeVisible();
  const fontFamily = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(fontFamily).not.toContain('Times');
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Multi-dialing blocker' })).toBeHidden();
  await expect(page.locator('[data-saved-notice]')).toBeVisible();

  await page.goto(`${host.url}/en/offline`);
  await english.getByRole('button', { name: 'Remove' }).click();
  await expect(english.getByRole('button', { name: 'Remove' })).toBeHidden();
  await expect(english.getByRole('button', { name: 'Keep on this device' })).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).not.toContain('pbh:2-language-en');
});

test('online, pages are never stale, and a new worker takes over an open tab', async ({ page, host }) => {
  const file = path.join(host.folder, 'en/docs/intro.html');
  await page.goto(`${host.url}/en/docs/intro`);
  await waitForServiceWorker(page);
  await page.goto(`${host.url}/en/docs/intro`);
  await expect.poll(() => isCached(page, '/en/docs/intro')).toBe(true);

  const html = await readFile(file, 'utf8');
  await writeFile(file, html.replaceAll('What is PeerBanHelper?', 'Deployed anew'));
  const worker = path.join(host.folder, 'sw.js');
  await writeFile(worker, `${await readFile(worker, 'utf8')};`);
  const takeover = page.evaluate(async () => {
    const controllerChange = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    await (await navigator.serviceWorker.ready).update();
    await controllerChange;
    return true;
  });
  expect(await takeover).toBe(true);
  await page.goto(`${host.url}/en/docs/intro`);
  await expect(page.getByRole('heading', { level: 1, name: 'Deployed anew' })).toBeVisible();
  await expect(page.locator('[data-saved-notice]')).toBeHidden();
});

test('a full disk shows an error and leaves no partial cache, and pages still open', async ({ page, host }) => {
  // Allows twenty entries. Chromium's own quota would differ between runs.
  await page.addInitScript(() => {
    const { put } = Cache.prototype;
    let remaining = 20;
    Cache.prototype.put = function (...entry) {
      return remaining-- > 0 ? put.apply(this, entry) : Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
    };
  });
  await page.goto(`${host.url}/en/offline`);
  await waitForServiceWorker(page);
  const english = page.locator('section', { has: page.getByRole('heading', { name: 'English' }) });
  await english.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(english.getByRole('status')).toHaveText('This device has no room for it. Nothing was left behind.');
  expect(await page.evaluate(() => caches.keys())).not.toContain('pbh:2-language-en');
  await page.goto(`${host.url}/en/docs/faq`);
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
});

/** Visits the site with the first worker that it published, and fills caches as that worker did. */
async function visitWithFirstWorker(page: Page, host: Host): Promise<void> {
  const worker = path.join(host.folder, 'sw.js');
  const currentWorker = await readFile(worker);
  await cp(path.join(root, 'tests/fixtures/worker-9c01bdb.js'), worker);
  await page.goto(`${host.url}/en/docs/intro`);
  await waitForServiceWorker(page);
  await page.goto(`${host.url}/en/docs/faq`);
  await expect.poll(() => isCached(page, '/en/docs/faq')).toBe(true);
  await page.evaluate(async () => {
    const createLoginPage = () => new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } });
    const script = document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '';
    await (await caches.open('pbh:assets')).put(script, createLoginPage());
    const language = await caches.open('pbh:pack-en');
    await language.put('/en/docs/intro', await fetch('/en/docs/intro'));
    await language.put('/en/docs/faq', createLoginPage());
    await language.put('/offline/en.json', Response.json({ files: [{ href: '/en/docs/faq', hash: 'a', bytes: 1 }] }));
  });
  await writeFile(worker, currentWorker);
}

test('caches of the first worker are not reused, and the language that it saved is verified and completed', async ({
  page,
  host,
}) => {
  test.setTimeout(90_000);
  await visitWithFirstWorker(page, host);
  // The old worker responds with a login page instead of the script, so the page has to load the script past the worker.
  await page.goto(`${host.url}/en/docs/intro`);
  await waitForServiceWorker(page);
  const readCacheNames = () => page.evaluate(() => caches.keys());
  await expect
    .poll(readCacheNames, { timeout: 60_000 })
    .toEqual(expect.not.arrayContaining(['pbh:assets', 'pbh:pages']));
  await expect.poll(readCacheNames, { timeout: 60_000 }).not.toContain('pbh:pack-en');
  expect((await readCacheNames()).filter((name) => !name.startsWith('pbh:2-'))).toEqual([]);
  await host.goOffline();
  await page.goto(`${host.url}/en/docs/faq`);
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
});

for (const worker of ['first', 'current'] as const) {
  test(`turning offline reading off removes the ${worker} worker and its caches`, async ({ page, host }) => {
    if (worker === 'first') await visitWithFirstWorker(page, host);
    else {
      await page.goto(`${host.url}/en/docs/intro`);
      await waitForServiceWorker(page);
      await page.goto(`${host.url}/en/docs/intro`);
      await expect.poll(() => isCached(page, '/en/docs/intro')).toBe(true);
    }
    execFileSync('node', ['--import', 'tsx', 'tests/support/write-retired-worker.ts', host.folder], { cwd: root });
    await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
    await expect
      .poll(() =>
        page.evaluate(async () => [
          (await caches.keys()).filter((name) => name.startsWith('pbh:')).length,
          (await navigator.serviceWorker.getRegistrations()).length,
        ]),
      )
      .toEqual([0, 0]);
  });
}

test('the offline page lists and removes visited pages, and requests persistent storage only on demand', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    let persistCount = 0;
    Object.defineProperty(globalThis, 'persistCount', { get: () => persistCount });
    navigator.storage.persist = async () => {
      persistCount++;
      return true;
    };
    navigator.storage.persisted = async () => false;
  });
  await page.goto(`${host.url}/en/docs/intro`);
  await waitForServiceWorker(page);
  await expect.poll(() => isCached(page, '/en/docs/intro')).toBe(true);
  await page.goto(`${host.url}/en/offline`);
  const visited = page.locator('section', { has: page.getByRole('heading', { name: 'Visited pages' }) });
  await expect(visited.getByRole('status')).toHaveText(/^Pages: \d+\. Files: \d+\. About [\d.]+ [kM]B in total\.$/);
  await visited.getByText('List of pages').click();
  await expect(visited.getByRole('row', { name: /\/en\/docs\/intro [\d.]+ kB .*20\d\d/ })).toBeVisible();
  await visited.getByRole('button', { name: 'Remove visited pages' }).click();
  await expect(visited.getByRole('status')).toHaveText('No visited pages are kept.');
  expect(await isCached(page, '/en/docs/intro')).toBe(false);

  const readPersistCount = () => page.evaluate(() => Reflect.get(globalThis, 'persistCount'));
  expect(await readPersistCount()).toBe(0);
  const protection = page.locator('section', { has: page.getByRole('heading', { name: 'Protection' }) });
  await protection.getByRole('button', { name: 'Ask the browser not to delete it' }).click();
  await expect(protection.getByRole('status')).toHaveText(
    'The browser does not delete what is kept without asking you.',
  );
  expect(await readPersistCount()).toBe(1);
});

test('the worker is not requested before the reader scrolls, or with data saver', async ({ page, host }) => {
  const workerRequests: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/sw.js')) workerRequests.push(request.url());
  });
  const countRegistrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.goto(`${host.url}/en/docs/intro`, { waitUntil: 'networkidle' });
  expect([workerRequests, await countRegistrations()]).toEqual([[], 0]);

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(`${host.url}/en/docs/faq`);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  expect([workerRequests, await countRegistrations()]).toEqual([[], 0]);
});

/**
 * Makes storage fail in the worker.
 *
 * @param statement overwrites an API with `refuse`, which throws
 */
async function breakStorage(worker: string, statement: string): Promise<void> {
  const refuse = `const refuse = () => { throw new DOMException('No.', 'QuotaExceededError'); };`;
  await writeFile(worker, `{ ${refuse} ${statement}; }${await readFile(worker, 'utf8')}`);
}

for (const [name, breakWorker] of [
  ['missing', (file: string) => rm(file)],
  ['a login page', (file: string) => writeFile(file, '<!doctype html><h1>Log in</h1>')],
  ['truncated', async (file: string) => writeFile(file, (await readFile(file, 'utf8')).slice(0, 5000))],
  [
    'unable to install',
    async (file: string) => writeFile(file, `addEventListener('install', (e) => e.waitUntil(Promise.reject()))`),
  ],
  ['on a full device', (file: string) => breakStorage(file, 'Cache.prototype.put = async () => refuse()')],
  ['without storage', (file: string) => breakStorage(file, `Object.defineProperty(self, 'caches', { get: refuse })`)],
] as const) {
  test(`the site works with a worker that is ${name}`, async ({ page, host }) => {
    await breakWorker(path.join(host.folder, 'sw.js'));
    await page.goto(`${host.url}/en/docs/intro`);
    const workerRequest = page.context().waitForEvent('request', (request) => request.url().endsWith('/sw.js'));
    await page.mouse.wheel(0, 400);
    await workerRequest;
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active ?? null))
      .toBeNull();
    await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
    await expect(page).not.toHaveURL(/intro/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('combobox', { name: 'Search' }).fill('docker');
    await expect(page.getByRole('option').first()).toBeVisible();
  });
}

for (const [name, refuseStorage] of [
  [
    'blocked storage',
    () => {
      Object.defineProperty(globalThis, 'caches', {
        get: () => {
          throw new DOMException('Blocked.', 'SecurityError');
        },
      });
      navigator.serviceWorker.register = () => Promise.reject(new DOMException('Blocked.', 'SecurityError'));
    },
  ],
  [
    'no service workers and caches, as in private windows of Firefox',
    () => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      Reflect.deleteProperty(globalThis, 'caches');
    },
  ],
] as const) {
  test(`the site works with ${name}`, async ({ page, host }) => {
    await page.addInitScript(refuseStorage);
    const exceptions: string[] = [];
    page.on('pageerror', ({ message }) => exceptions.push(message));
    await page.goto(`${host.url}/en/docs/intro`);
    await page.mouse.wheel(0, 400);
    await page.getByRole('combobox', { name: 'Search' }).fill('docker');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.goto(`${host.url}/en/offline`);
    await expect(page.getByRole('heading', { level: 1, name: 'Offline reading' })).toBeVisible();
    expect(exceptions).toEqual([]);
  });
}

test('the offline page shows an error when its scripts are missing, and loads them on Retry', async ({
  page,
  host,
}) => {
  test.setTimeout(90_000);
  const [siteFolder, otherFolder] = [path.join(host.folder, '_site'), path.join(host.folder, 'elsewhere')];
  const lazyScripts = (await readdir(siteFolder)).filter((name) => isLazyScript(`/_site/${name}`));
  const move = (from: string, to: string) =>
    Promise.all(lazyScripts.map((name) => rename(path.join(from, name), path.join(to, name))));
  await mkdir(otherFolder);
  await move(siteFolder, otherFolder);
  await page.goto(`${host.url}/en/offline`);
  await expect(page.getByRole('alert')).toHaveText('This part of the page could not be loaded.');
  await move(otherFolder, siteFolder);
  await page.getByRole('button', { name: 'Retry' }).click();
  const english = page.locator('section', { has: page.getByRole('heading', { name: 'English' }) });
  await english.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(english.getByRole('status')).toHaveText(/Kept, about [\d.]+ MB\. Saved on .*20\d\d/, {
    timeout: 60_000,
  });
});
