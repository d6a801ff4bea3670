import type { Page } from '@playwright/test';
import { type Figures, quantile } from './figures';
import { type Bench, repeat, withPage } from './open-page';

const BOX = 'header [role=combobox]';
const QUERIES = {
  '/en/docs/intro': 'docker|install|progress cheat|qbittorrent|ban ip|proxy|peer id|synology|port|dowload|btn',
  '/docs/intro': '进度|安装|进度检查|下载器|封禁|代理服务器|群晖|订阅规则|端口|日志|docker 部署',
};

declare global {
  /** Resolves when results are painted: by the clock, and after the input that they answer. */
  var benchAnswered: Promise<{ at: number; ms: number }>;
}

/** From opening the search to its first result on a slow line, then from each input to painted results. */
export async function measureSearch(bench: Bench): Promise<Figures> {
  const figures: Figures = {};
  for (const [start, list] of Object.entries(QUERIES)) {
    const [first = '', ...queries] = list.split('|');
    const name = `search from ${start}`;
    const times = await withPage(bench, start, (page) => keystrokes(bench, page, [first, ...queries]));
    Object.assign(
      figures,
      await repeat(bench, name, () => withPage(bench, start, (page) => firstResult(bench, page, first))),
      { [`${name}: input to results, ms`]: quantile(times, 0.5) },
      { [`${name}: input to results, slowest, ms`]: quantile(times, 1) },
    );
  }
  return figures;
}

async function firstResult({ server }: Bench, page: Page, query: string): Promise<Figures> {
  server.takeTraffic();
  await page.evaluate(watchResults);
  const start = Date.now();
  await page.locator(BOX).click();
  // One input, as an input method or the clipboard makes it.
  await page.keyboard.insertText(query);
  const { at } = await page.evaluate(() => globalThis.benchAnswered);
  await server.quiet(1200);
  return { 'first result, ms': at - start, ...server.takeTraffic() };
}

/** @returns milliseconds for each query but the first, which loads what is needed */
async function keystrokes({ server }: Bench, page: Page, queries: readonly string[]): Promise<number[]> {
  server.isSlow = false;
  const times: number[] = [];
  await page.locator(BOX).click();
  for (const query of queries) {
    await page.locator(BOX).fill('');
    await page.locator('[role=option]').first().waitFor({ state: 'hidden' });
    await page.evaluate(watchResults);
    await page.keyboard.insertText(query);
    times.push(await page.evaluate(async () => (await globalThis.benchAnswered).ms));
    await server.quiet(300);
  }
  server.isSlow = true;
  return times.slice(1);
}

/** Runs in the page. */
function watchResults(): void {
  globalThis.benchAnswered = new Promise((resolve) => {
    const tell = (since: number) => {
      const now = performance.now();
      resolve({ at: performance.timeOrigin + now, ms: now - since });
    };
    const look = (since: number) => {
      const isThere = document.querySelector('[role=listbox] [role=option]');
      // Painted with the next frame, so over when the task after it runs.
      requestAnimationFrame(() => (isThere ? setTimeout(() => tell(since)) : look(since)));
    };
    addEventListener('input', () => look(performance.now()), { capture: true, once: true });
  });
}
