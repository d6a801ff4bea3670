import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { startStrictServer } from '../../support/strict-server';

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
    const unplug = async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    };
    const plugIn = async () => {
      server = await startStrictServer({ folder, port });
    };
    await use({ folder, url: `http://localhost:${port}`, unplug, plugIn });
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  },
});

/** Waits until the worker answers this page's requests. */
async function underWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

const isKept = (page: Page, address: string) =>
  page.evaluate(async (href) => (await caches.match(href)) !== undefined, address);

test.use({ serviceWorkers: 'allow' });

test('visited pages open without a network and say that they are copies; others say that there is none', async ({
  page,
  host,
}) => {
  await page.goto(`${host.url}/en/docs/intro`);
  await underWorker(page);
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
  await underWorker(page);
  const english = page.locator('section', { has: page.getByRole('heading', { name: 'English' }) });
  await expect(english.getByRole('status')).toHaveText(/Takes about [\d.]+ MB\./);
  await english.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(english.getByRole('progressbar')).toBeVisible();
  await expect(english.getByRole('status')).toHaveText(/Kept, about [\d.]+ MB\./, { timeout: 60_000 });
  await expect(english.getByRole('progressbar')).toBeHidden();

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
  expect(await page.evaluate(() => caches.keys())).not.toContain('pbh:pack-en');
});

test('while there is a network nothing is stale, and a new worker takes over under an open tab', async ({
  page,
  host,
}) => {
  const file = path.join(host.folder, 'en/docs/intro.html');
  await page.goto(`${host.url}/en/docs/intro`);
  await underWorker(page);
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
  await underWorker(page);
  const english = page.locator('section', { has: page.getByRole('heading', { name: 'English' }) });
  await english.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(english.getByRole('status')).toHaveText('This device has no room for it. Nothing was left behind.');
  expect(await page.evaluate(() => caches.keys())).not.toContain('pbh:pack-en');
  await page.goto(`${host.url}/en/docs/faq`);
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
});

test('switched off by the operator, the worker removes what it kept and itself', async ({ page, host }) => {
  await page.goto(`${host.url}/en/docs/intro`);
  await underWorker(page);
  await page.goto(`${host.url}/en/docs/intro`);
  await expect.poll(() => isKept(page, '/en/docs/intro')).toBe(true);
  execFileSync('node', ['scripts/run.mjs', 'tests/support/write-retired-worker.ts', host.folder], { cwd: root });
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

test('when its own script has not come, each language says so, and its button is the next try', async ({
  page,
  host,
}) => {
  test.setTimeout(90_000);
  const [scripts, elsewhere] = [path.join(host.folder, '_site'), path.join(host.folder, 'elsewhere')];
  const parts = (await readdir(scripts)).filter((name) => name.startsWith('part-'));
  const move = (from: string, to: string) =>
    Promise.all(parts.map((name) => rename(path.join(from, name), path.join(to, name))));
  await mkdir(elsewhere);
  await move(scripts, elsewhere);
  await page.goto(`${host.url}/en/offline`);
  const languages = page.locator('[data-pack]');
  await expect(languages).toHaveCount(2);
  for (const language of await languages.all()) {
    await expect(language.getByRole('status')).toHaveText('That didn’t work. Check the network and try again.');
  }
  await move(elsewhere, scripts);
  const english = page.locator('section', { has: page.getByRole('heading', { name: 'English' }) });
  await english.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(english.getByRole('status')).toHaveText(/Kept, about [\d.]+ MB\./, { timeout: 60_000 });
});
