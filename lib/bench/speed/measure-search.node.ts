import type { Browser, Page } from '@playwright/test';
import { openPage } from './open-page.node';
import type { SpeedTable } from './speed-run';
import { medians, quantile } from './statistics';

const BOX = 'header [role=combobox]';
const LANGUAGES = [
  {
    name: 'en',
    start: '/en/docs/intro',
    first: 'docker',
    queries: [
      'install',
      'progress cheat',
      'qbittorrent',
      'ban ip',
      'proxy',
      'peer id',
      'synology',
      'port',
      'dowload',
      'btn',
    ],
  },
  {
    name: 'zh-Hans',
    start: '/docs/intro',
    first: '进度',
    queries: ['安装', '进度检查', '下载器', '封禁', '代理服务器', '群晖', '订阅规则', '端口', '日志', 'docker 部署'],
  },
] as const;

/** From opening the search to its first result on the slow line; then from each input to painted results. */
export async function measureSearch(browser: Browser, origin: string, runs: number): Promise<SpeedTable> {
  const rows: SpeedTable['rows'] = [];
  for (const { name, start, first, queries } of LANGUAGES) {
    const cold = [];
    for (let run = 0; run < runs; run += 1) cold.push(await firstResult(browser, origin + start, first));
    const keys = await keystrokes(browser, origin + start, [first, ...queries]);
    rows.push({
      name,
      figures: {
        ...medians(cold),
        'key ms': quantile(keys, 0.5),
        'key ms, p95': quantile(keys, 0.95),
      },
    });
  }
  return { title: 'Search', rows };
}

async function firstResult(browser: Browser, address: string, query: string): Promise<Record<string, number | null>> {
  const bench = await openPage(browser);
  try {
    await bench.page.goto(address, { waitUntil: 'load', timeout: 90_000 });
    await bench.quiet(1500);
    bench.traffic();
    await watchResults(bench.page);
    const start = Date.now();
    await bench.page.locator(BOX).click();
    await type(bench.page, query);
    const shownAt = await bench.page.evaluate(() => globalThis.benchResults?.then(({ at }) => at) ?? null);
    await bench.quiet(1200);
    const { requests, bytes } = bench.traffic();
    return { 'first result ms': shownAt === null ? null : shownAt - start, requests, bytes };
  } finally {
    await bench.close();
  }
}

/** @returns milliseconds from input to painted results for each query but the first, which loads what is needed */
async function keystrokes(browser: Browser, address: string, queries: readonly string[]): Promise<number[]> {
  const bench = await openPage(browser, { isLineSlow: false });
  try {
    await bench.page.goto(address, { waitUntil: 'load' });
    await bench.quiet(800);
    await bench.page.locator(BOX).click();
    const times: number[] = [];
    for (const query of queries) {
      await bench.page.locator(BOX).fill('');
      await bench.page.locator('[role=option]').first().waitFor({ state: 'hidden' });
      await watchResults(bench.page);
      await type(bench.page, query);
      times.push((await bench.page.evaluate(() => globalThis.benchResults?.then(({ ms }) => ms))) ?? 0);
      await bench.quiet(300);
    }
    return times.slice(1);
  } finally {
    await bench.close();
  }
}

declare global {
  /** When results were painted: by the clock, and after the input that they answer. */
  var benchResults: Promise<{ at: number; ms: number }> | undefined;
}

async function watchResults(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.benchResults = new Promise((resolve) => {
      const look = (since: number) => {
        if (!document.querySelector('[role=listbox] [role=option]')) {
          requestAnimationFrame(() => look(since));
          return;
        }
        // Painted with this frame, so over when the next task runs.
        requestAnimationFrame(() =>
          setTimeout(() => {
            const now = performance.now();
            resolve({ at: performance.timeOrigin + now, ms: now - since });
          }),
        );
      };
      addEventListener('input', () => look(performance.now()), { capture: true, once: true });
    });
  });
}

/** All at once: one input, as an input method or the clipboard makes it. */
async function type(page: Page, query: string): Promise<void> {
  await page.keyboard.insertText(query);
}
