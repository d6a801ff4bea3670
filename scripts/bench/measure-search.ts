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

/** Measures the first search on a slow connection, and the time from each later input to painted results. */
export async function measureSearch(bench: Bench): Promise<Figures> {
  const figures: Figures = {};
  for (const [start, list] of Object.entries(QUERIES)) {
    const search = () => withPage(bench, start, (page, connection) => runQueries(page, connection, list.split('|')));
    Object.assign(figures, await repeat(bench, `search from ${start}`, search));
  }
  return figures;
}

async function runQueries(page: Page, connection: Connection, queries: readonly string[]): Promise<Figures> {
  const [firstQuery = '', ...otherQueries] = queries;
  await connection.takeTraffic(1200);
  const start = Date.now();
  const { at } = await search(page, firstQuery);
  const traffic = await connection.takeTraffic(1200);
  // The first query loaded the search index. The time of the others is that of computing.
  await connection.speedUp();
  const times: number[] = [];
  for (const query of otherQueries) {
    await page.locator(SEARCH_FIELD).fill('');
    await page.locator('[role=option]').first().waitFor({ state: 'hidden' });
    times.push((await search(page, query)).ms);
    await connection.takeTraffic(300);
  }
  return {
    'first result, ms': at - start,
    ...traffic,
    'input to results, ms': median(times),
    'input to results, slowest, ms': Math.max(...times),
  };
}

async function search(page: Page, query: string) {
  await page.evaluate(watchResults);
  await page.locator(SEARCH_FIELD).click();
  // One input event, as from an input method or the clipboard.
  await page.keyboard.insertText(query);
  return page.evaluate(() => globalThis.benchResults);
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
