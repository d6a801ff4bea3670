import { cp, rm } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { compressExport, serveSite } from '@/lib/export/finished-site.server';
import { requireProgram } from '@/lib/setup/programs.server';

const PORT = 4179;
const COPY = '.cache/bench/site';
/** Simulates a phone that is some years old. */
const CPU_SLOWDOWN = 4;
/** 1.6 Mbit/s, like Lighthouse's slow 4G, in bytes per second. */
const SLOW_CONNECTION = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const FAST_CONNECTION = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const SEARCH_FIELD = 'header [role=combobox]';
const QUERIES = {
  '/en/docs/intro': 'docker|install|progress cheat|qbittorrent|ban ip|proxy|peer id|synology|port|dowload|btn',
  '/docs/intro': '进度|安装|进度检查|下载器|封禁|代理服务器|群晖|订阅规则|端口|日志|docker 部署',
};

declare global {
  /** Resolves with the milliseconds from the next input to painted results. */
  var benchResults: Promise<number>;
}

/** Measures the first search of a visit, which loads the index, and the time from later inputs to painted results. */
export async function measureSearch(site: string, runs: number): Promise<Record<string, number>> {
  await rm(COPY, { recursive: true, force: true });
  await cp(site, COPY, { recursive: true });
  await compressExport(COPY);
  const server = await serveSite(COPY, '', PORT);
  const browser = await chromium.launch({ executablePath: requireProgram('chromium'), args: ['--no-sandbox'] });
  const figures: Record<string, number> = {};
  for (const [start, queries] of Object.entries(QUERIES)) {
    const firsts: number[] = [];
    const others: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const [first = 0, ...rest] = await timeQueries(browser, start, queries.split('|'));
      firsts.push(first);
      others.push(...rest);
    }
    figures[`search from ${start}, first result, ms`] = median(firsts);
    figures[`search from ${start}, input to results, ms`] = median(others);
    figures[`search from ${start}, input to results, slowest, ms`] = Math.max(...others);
  }
  await browser.close();
  server.closeAllConnections();
  server.close();
  return figures;
}

async function timeQueries(browser: Browser, start: string, queries: readonly string[]): Promise<number[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  // Functions that tsx has compiled call this helper, which doesn't exist in the page.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_CONNECTION);
  await page.goto(`http://localhost:${PORT}${start}`, { waitUntil: 'networkidle' });
  const times: number[] = [];
  for (const query of queries) {
    times.push(await search(page, query));
    // The first query has loaded the index. The time of the others is that of computing.
    await devtools.send('Network.emulateNetworkConditions', FAST_CONNECTION);
    await page.locator(SEARCH_FIELD).fill('');
    await page.locator('[role=option]').first().waitFor({ state: 'hidden' });
    // Otherwise work that the previous query has left would count as part of the next one.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  await context.close();
  return times;
}

async function search(page: Page, query: string): Promise<number> {
  await page.evaluate(watchResults);
  await page.locator(SEARCH_FIELD).click();
  // One input event, as from an input method or the clipboard.
  await page.keyboard.insertText(query);
  return page.evaluate(() => globalThis.benchResults);
}

/** Runs in the page. Sets `benchResults` for the next input. */
function watchResults(): void {
  globalThis.benchResults = new Promise((resolve) => {
    const waitForResults = (inputTime: number) => {
      const hasResults = document.querySelector('[role=listbox] [role=option]');
      const finish = () => resolve(performance.now() - inputTime);
      // The next frame paints the results, and the task after the frame runs when they are painted.
      requestAnimationFrame(() => (hasResults ? setTimeout(finish) : waitForResults(inputTime)));
    };
    addEventListener('input', () => waitForResults(performance.now()), { capture: true, once: true });
  });
}

/** Returns the median, the lower one of two; 0 when there are no values. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}
