import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { closeServer } from '../../support/host';
import { startStrictServer } from '../../support/strict-server';
import { isScriptPart, readUntilWorker } from '../support/worker';

/** A copy of the site on a host of its own, which can be changed and unplugged. */
interface Host {
  folder: string;
  url: string;
  unplug(): Promise<void>;
  plugIn(): Promise<void>;
}

const root = new URL('../../..', import.meta.url).pathname;

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
    const unplug = () => closeServer(server);
    const plugIn = async () => {
      server = await startStrictServer({ folder, port });
    };
    await use({ folder, url: `http://localhost:${port}`, unplug, plugIn });
    await closeServer(server);
    await rm(folder, { recursive: true, force: true });
  },
});

const isKept = (page: Page, address: string) =>
  page.evaluate(async (href) => (await caches.match(href)) !== undefined, address);

test.use({ serviceWorkers: 'allow' });

test('visited pages open without a network and say that they are copies; others say that there is none', async ({
  page,
  host,
}) => {
  await page.goto(`${host.url}/en/docs/intro`);
  await readUntilWorker(page);
  await page.goto(`${host.url}/en/docs/faq`);
  await expect.poll(() => isKept(page, '/en/docs/faq')).toBe(true);
  const notice = page.locator('[data-saved-notice]');
  await expect(notice).toBeHidden();

  await host.unplug();
  await page.goto(`${host.url}/en/docs/faq`);
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
  await expect(notice).toHaveText(/No network\. This is a copy saved on .*20\d\d/);
  const missing = await page.goto(`${host.url}/docs/setup/Docker`);
  expect(missing?.status()).toBe(503);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.getByRole('heading', { name: '没有网络' })).toBeVisible();

  await host.plugIn();
  await page.goto(`${host.url}/en/docs/faq`);
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a whole language is kept on request, with size and progress, and reads without a network', async ({
  page,
  host,
}) => {
  test.setTimeout(90_000);
  await page.goto(`${host.url}/en/offline`);
  await readUntilWorker(page);
  const english = page.locator('section', { has: page.getByRole('heading', { name: 'English' }) });
  await expect(english.getByRole('status')).toHaveText(/Takes about [\d.]+ MB\./);
  await english.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(english.getByRole('progressbar')).toBeVisible();
  await expect(english.getByRole('status')).toHaveText(/Kept, about [\d.]+ MB\. Saved on .*20\d\d/, {
    timeout: 60_000,
  });
  await expect(english.getByRole('progressbar')).toBeHidden();
  await expect(english.getByRole('button')).toHaveText(['Update', 'Remove']);

  await host.unplug();
  await page.goto(`${host.url}/en/docs/module/multi-dial`);
  await expect(page.getByRole('heading', { level: 1, name: 'Multi-dialing blocker' })).toBeVisible();
  await expect(page.locator('[data-saved-notice]')).toBeVisible();
  const color = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(color).not.toContain('Times');
  // Following a link changes the page as it does with a network.
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Multi-dialing blocker' })).toBeHidden();
  await expect(page.locator('[data-saved-notice]')).toBeVisible();

  await page.goto(`${host.url}/en/offline`);
  await english.getByRole('button', { name: 'Remove' }).click();
  await expect(english.getByRole('button', { name: 'Remove' })).toBeHidden();
  await expect(english.getByRole('button', { name: 'Keep on this device' })).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).not.toContain('pbh:2-language-en');
});

test('while there is a network nothing is stale, and a new worker takes over under an open tab', async ({
  page,
  host,
}) => {
  const file = path.join(host.folder, 'en/docs/intro.html');
  await page.goto(`${host.url}/en/docs/intro`);
  await readUntilWorker(page);
  await page.goto(`${host.url}/en/docs/intro`);
  await expect.poll(() => isKept(page, '/en/docs/intro')).toBe(true);

  const html = await readFile(file, 'utf8');
  await writeFile(file, html.replaceAll('What is PeerBanHelper?', 'Deployed anew'));
  const worker = path.join(host.folder, 'sw.js');
  await writeFile(worker, `${await readFile(worker, 'utf8')};`);
  const taken = page.evaluate(async () => {
    const change = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    await (await navigator.serviceWorker.ready).update();
    await change;
    return true;
  });
  expect(await taken).toBe(true);
  await page.goto(`${host.url}/en/docs/intro`);
  await expect(page.getByRole('heading', { level: 1, name: 'Deployed anew' })).toBeVisible();
  await expect(page.locator('[data-saved-notice]')).toBeHidden();
});

test('a full disk is said so and leaves nothing behind; pages open as before', async ({ page, host }) => {
  // Room for twenty files: the same at every run, unlike what Chromium counts.
  await page.addInitScript(() => {
    const { put } = Cache.prototype;
    let room = 20;
    Cache.prototype.put = function (...entry) {
      return room-- > 0 ? put.apply(this, entry) : Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
    };
  });
  await page.goto(`${host.url}/en/offline`);
  await readUntilWorker(page);
  const english = page.locator('section', { has: page.getByRole('heading', { name: 'English' }) });
  await english.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(english.getByRole('status')).toHaveText('This device has no room for it. Nothing was left behind.');
  expect(await page.evaluate(() => caches.keys())).not.toContain('pbh:2-language-en');
  await page.goto(`${host.url}/en/docs/faq`);
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
});

/** The worker that the site published first, and the stores of a reader who visited then. */
async function visitUnderFirstWorker(page: Page, host: Host): Promise<void> {
  const worker = path.join(host.folder, 'sw.js');
  const current = await readFile(worker);
  await cp(path.join(root, 'tests/fixtures/worker-9c01bdb.js'), worker);
  await page.goto(`${host.url}/en/docs/intro`);
  await readUntilWorker(page);
  await page.goto(`${host.url}/en/docs/faq`);
  await expect.poll(() => isKept(page, '/en/docs/faq')).toBe(true);
  await page.evaluate(async () => {
    const login = () => new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } });
    const script = document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '';
    await (await caches.open('pbh:assets')).put(script, login());
    const language = await caches.open('pbh:pack-en');
    await language.put('/en/docs/intro', await fetch('/en/docs/intro'));
    await language.put('/en/docs/faq', login());
    await language.put('/offline/en.json', Response.json({ files: [{ href: '/en/docs/faq', hash: 'a', bytes: 1 }] }));
  });
  await writeFile(worker, current);
}

test('nothing that the first worker kept is used again, and a language that it kept is checked and completed', async ({
  page,
  host,
}) => {
  test.setTimeout(90_000);
  await visitUnderFirstWorker(page, host);
  // The old worker still answers: with a login page in place of the script. The page loads the right one.
  await page.goto(`${host.url}/en/docs/intro`);
  await readUntilWorker(page);
  const names = () => page.evaluate(() => caches.keys());
  await expect.poll(names, { timeout: 60_000 }).toEqual(expect.not.arrayContaining(['pbh:assets', 'pbh:pages']));
  await expect.poll(names, { timeout: 60_000 }).not.toContain('pbh:pack-en');
  expect((await names()).filter((name) => !name.startsWith('pbh:2-'))).toEqual([]);
  await host.unplug();
  await page.goto(`${host.url}/en/docs/faq`);
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
});

for (const worker of ['first', 'current'] as const) {
  test(`switched off by the operator, the ${worker} worker and its stores are removed`, async ({ page, host }) => {
    if (worker === 'first') await visitUnderFirstWorker(page, host);
    else {
      await page.goto(`${host.url}/en/docs/intro`);
      await readUntilWorker(page);
      await page.goto(`${host.url}/en/docs/intro`);
      await expect.poll(() => isKept(page, '/en/docs/intro')).toBe(true);
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

test('the offline page lists what is kept and removes it; the browser is asked to protect it only on request', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    const counter = globalThis as { protects?: number };
    counter.protects = 0;
    navigator.storage.persist = async () => {
      counter.protects = (counter.protects ?? 0) + 1;
      return true;
    };
    navigator.storage.persisted = async () => false;
  });
  await page.goto(`${host.url}/en/docs/intro`);
  await readUntilWorker(page);
  await expect.poll(() => isKept(page, '/en/docs/intro')).toBe(true);
  await page.goto(`${host.url}/en/offline`);
  const visited = page.locator('section', { has: page.getByRole('heading', { name: 'Visited pages' }) });
  await expect(visited.getByRole('status')).toHaveText(/^Pages: \d+\. Files: \d+\. About [\d.]+ [kM]B in total\.$/);
  await visited.getByText('List of pages').click();
  await expect(visited.getByRole('row', { name: /\/en\/docs\/intro [\d.]+ kB .*20\d\d/ })).toBeVisible();
  await visited.getByRole('button', { name: 'Remove visited pages' }).click();
  await expect(visited.getByRole('status')).toHaveText('No visited pages are kept.');
  expect(await isKept(page, '/en/docs/intro')).toBe(false);

  const protects = () => page.evaluate(() => (globalThis as { protects?: number }).protects);
  expect(await protects()).toBe(0);
  const protection = page.locator('section', { has: page.getByRole('heading', { name: 'Protection' }) });
  await protection.getByRole('button', { name: 'Ask the browser not to delete it' }).click();
  await expect(protection.getByRole('status')).toHaveText(
    'The browser does not delete what is kept without asking you.',
  );
  expect(await protects()).toBe(1);
});

test('no worker is requested before the reader reads, or on a sparing connection', async ({ page, host }) => {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/sw.js')) asked.push(request.url());
  });
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.goto(`${host.url}/en/docs/intro`, { waitUntil: 'networkidle' });
  expect([asked, await registrations()]).toEqual([[], 0]);

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(`${host.url}/en/docs/faq`);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  expect([asked, await registrations()]).toEqual([[], 0]);
});

/** Makes storage fail for the worker itself. */
async function refuseIn(worker: string, refusal: string): Promise<void> {
  const refuse = `const refuse = () => { throw new DOMException('No.', 'QuotaExceededError'); };`;
  await writeFile(worker, `{ ${refuse} ${refusal}; }${await readFile(worker, 'utf8')}`);
}

for (const [name, breakWorker] of [
  ['missing', (file: string) => rm(file)],
  ['a login page', (file: string) => writeFile(file, '<!doctype html><h1>Log in</h1>')],
  ['cut short', async (file: string) => writeFile(file, (await readFile(file, 'utf8')).slice(0, 5000))],
  [
    'unable to install',
    async (file: string) => writeFile(file, `addEventListener('install', (e) => e.waitUntil(Promise.reject()))`),
  ],
  ['on a full device', (file: string) => refuseIn(file, 'Cache.prototype.put = async () => refuse()')],
  ['without storage', (file: string) => refuseIn(file, `Object.defineProperty(self, 'caches', { get: refuse })`)],
] as const) {
  test(`with a worker that is ${name}, the site is as without one`, async ({ page, host }) => {
    await breakWorker(path.join(host.folder, 'sw.js'));
    await page.goto(`${host.url}/en/docs/intro`);
    const asked = page.context().waitForEvent('request', (request) => request.url().endsWith('/sw.js'));
    await page.mouse.wheel(0, 400);
    await asked;
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
    'storage blocked',
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
    // As in private windows of Firefox.
    'no workers and no storage in private windows',
    () => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      Reflect.deleteProperty(globalThis, 'caches');
    },
  ],
] as const) {
  test(`with ${name}, only what would be kept is lost`, async ({ page, host }) => {
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

test('when its own script has not come, each language says so, and its button fetches the page anew', async ({
  page,
  host,
}) => {
  test.setTimeout(90_000);
  const [scripts, elsewhere] = [path.join(host.folder, '_site'), path.join(host.folder, 'elsewhere')];
  const parts = (await readdir(scripts)).filter((name) => isScriptPart(`/_site/${name}`));
  const move = (from: string, to: string) =>
    Promise.all(parts.map((name) => rename(path.join(from, name), path.join(to, name))));
  await mkdir(elsewhere);
  await move(scripts, elsewhere);
  await page.goto(`${host.url}/en/offline`);
  const languages = page.locator('[data-language]');
  await expect(languages).toHaveCount(2);
  for (const language of await languages.all()) {
    await expect(language.getByRole('status')).toHaveText('That didn’t work. Check the network and try again.');
  }
  await move(elsewhere, scripts);
  const english = page.locator('section', { has: page.getByRole('heading', { name: 'English' }) });
  await english.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(english.getByRole('status')).not.toHaveText('That didn’t work. Check the network and try again.');
  await english.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(english.getByRole('status')).toHaveText(/Kept, about [\d.]+ MB\. Saved on .*20\d\d/, {
    timeout: 60_000,
  });
});
