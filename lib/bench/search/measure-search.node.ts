import type { Browser, Page } from '@playwright/test';
import { LOCALE_INFO, type Locale } from '@/lib/locales';
import { START_PAGE } from './index-site.node';
import type { CompressedServer } from './serve-compressed.node';

/** A phone in the country. */
const SLOW_LINE = { latencyMs: 150, bytesPerSecond: 200_000 };
const SLOWDOWN = 4;
const SETTLED_MS = 1500;
const KEY_MS = 150;
const RUNS = 3;

const FIRST: Record<Locale, string> = { en: 'docker', 'zh-Hans': '进度' };
const TYPED: Record<Locale, readonly string[]> = {
  en: ['install', 'qbittorrent', 'ban ip', 'proxy', 'peer id', 'subscription rules', 'port', 'language', 'dowload'],
  'zh-Hans': [
    '安装',
    '进度检查',
    '下载器',
    '封禁',
    '代理服务器',
    '群晖',
    '订阅规则',
    '端口',
    '表达式引擎',
    'docker 部署',
  ],
};

export interface SearchFigures {
  /** Sent from opening the search to the first result, and until nothing more came. */
  firstBytes: number;
  settledBytes: number;
  firstMs: number;
  /** Of one letter typed to its results painted. */
  keyMedianMs: number;
  keySlowMs: number;
  /** The longest task of the page's thread. */
  longestTaskMs: number;
  heapBytes: number;
}

/** Opens and uses the search of a language, with a slow line and a slow processor. */
export async function measureSearch(
  browser: Browser,
  server: CompressedServer,
  locale: Locale,
): Promise<SearchFigures> {
  const runs: Omit<SearchFigures, 'keyMedianMs' | 'keySlowMs'>[] = [];
  let keys: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    server.line = undefined;
    const page = await openPage(browser, `${server.origin}${LOCALE_INFO[locale].prefix}${START_PAGE}`);
    server.line = SLOW_LINE;
    server.sent = { bytes: 0, requests: 0 };
    const start = Date.now();
    await page.getByRole('combobox').click();
    await page.keyboard.insertText(FIRST[locale]);
    const first = await page.evaluate(waitForResult);
    const firstBytes = server.sent.bytes;
    await page.waitForTimeout(SETTLED_MS);
    const settledBytes = server.sent.bytes;
    server.line = undefined;
    if (run === RUNS - 1) keys = await typeAll(page, TYPED[locale]);
    runs.push({ firstBytes, settledBytes, firstMs: first - start, ...(await page.evaluate(readPage)) });
    await page.context().close();
  }
  const middle = (name: keyof (typeof runs)[number]) =>
    quantile(
      runs.map((run) => run[name]),
      0.5,
    );
  return {
    firstBytes: middle('firstBytes'),
    settledBytes: middle('settledBytes'),
    firstMs: middle('firstMs'),
    longestTaskMs: middle('longestTaskMs'),
    heapBytes: middle('heapBytes'),
    keyMedianMs: quantile(keys, 0.5),
    keySlowMs: quantile(keys, 0.95),
  };
}

async function openPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1350, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(watchPage);
  return page;
}

async function typeAll(page: Page, queries: readonly string[]): Promise<number[]> {
  for (const query of queries) {
    await page.getByRole('combobox').fill('');
    for (const letter of query) {
      await page.keyboard.insertText(letter);
      await page.waitForTimeout(KEY_MS);
    }
  }
  return page.evaluate(() => Array.from(performance.getEntriesByName('key'), ({ duration }) => duration));
}

/** Runs in the page: measures each key, and the longest task, from now on. */
function watchPage(): void {
  addEventListener(
    'input',
    () => {
      const start = performance.now();
      requestAnimationFrame(() => {
        // Comes when the frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => performance.measure('key', { start, end: performance.now() });
        port2.postMessage(null);
      });
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) performance.mark('task', { detail: duration });
  }).observe({ type: 'longtask' });
}

/** Runs in the page. */
function waitForResult(): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('[role=option]')?.getClientRects().length) resolve(Date.now());
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Runs in the page. */
function readPage(): { longestTaskMs: number; heapBytes: number } {
  const tasks = performance.getEntriesByName('task').map((entry) => ('detail' in entry ? Number(entry.detail) : 0));
  const memory: unknown = Reflect.get(performance, 'memory');
  const used: unknown = typeof memory === 'object' && memory !== null ? Reflect.get(memory, 'usedJSHeapSize') : 0;
  return { longestTaskMs: Math.max(0, ...tasks), heapBytes: Number(used) };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
