import type { Page } from '@playwright/test';
import { type Figures, median } from './figures';
import { type Bench, type Connection, repeat, withPage } from './open-page';

const SEARCH_FIELD = 'header [role=combobox]';
const QUERIES = {
  '/en/docs/intro': 'docker|install|progress cheat|qbittorrent|ban ip|proxy|peer id|synology|port|dowload|btn',
  '/docs/intro': '进度|安装|进度检查|下载器|封禁|代理服务器|群晖|订阅规则|端口|日志|docker 部署',
};

declare global {
  /** Resolves when results are painted, with the absolute time and the milliseconds since the input. */
  var benchResults: Promise<{ at: number; ms: number }>;
}

/** Measures the first search on a slow connection, and the time from each input to painted results. */
export async function measureSearch(bench: Bench): Promise<Figures> {
  const figures: Figures = {};
  for (const [start, list] of Object.entries(QUERIES)) {
    const queries = list.split('|');
    const name = `search from ${start}`;
    const times = await withPage(bench, start, (page, connection) => measureInputs(page, connection, queries));
    const measureFirst = () =>
      withPage(bench, start, (page, connection) => measureFirstResult(page, connection, queries[0] ?? ''));
    Object.assign(
      figures,
      await repeat(bench, name, measureFirst),
      { [`${name}: input to results, ms`]: median(times) },
      { [`${name}: input to results, slowest, ms`]: Math.max(...times) },
    );
  }
  return figures;
}

async function measureFirstResult(page: Page, connection: Connection, query: string): Promise<Figures> {
  await connection.takeTraffic(1200);
  await page.evaluate(watchResults);
  const start = Date.now();
  await page.locator(SEARCH_FIELD).click();
  // One input event, as from an input method or the clipboard.
  await page.keyboard.insertText(query);
  const { at } = await page.evaluate(() => globalThis.benchResults);
  return { 'first result, ms': at - start, ...(await connection.takeTraffic(1200)) };
}

/** @returns milliseconds for each query except the first, which also loads the search index */
async function measureInputs(page: Page, connection: Connection, queries: readonly string[]): Promise<number[]> {
  await connection.speedUp();
  await connection.takeTraffic(1200);
  const times: number[] = [];
  await page.locator(SEARCH_FIELD).click();
  for (const query of queries) {
    await page.locator(SEARCH_FIELD).fill('');
    await page.locator('[role=option]').first().waitFor({ state: 'hidden' });
    await page.evaluate(watchResults);
    await page.keyboard.insertText(query);
    times.push(await page.evaluate(async () => (await globalThis.benchResults).ms));
    await connection.takeTraffic(300);
  }
  return times.slice(1);
}

/** Runs in the page. Sets `benchResults` for the next input. */
function watchResults(): void {
  globalThis.benchResults = new Promise((resolve) => {
    const finish = (inputTime: number) => {
      const now = performance.now();
      resolve({ at: performance.timeOrigin + now, ms: now - inputTime });
    };
    const waitForResults = (inputTime: number) => {
      const hasResults = document.querySelector('[role=listbox] [role=option]');
      // The next frame paints the results, and the task after the frame runs when they are painted.
      requestAnimationFrame(() => (hasResults ? setTimeout(() => finish(inputTime)) : waitForResults(inputTime)));
    };
    addEventListener('input', () => waitForResults(performance.now()), { capture: true, once: true });
  });
}
