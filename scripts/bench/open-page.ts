import type { Browser, Page } from '@playwright/test';
import { type Figures, medians } from './figures';
import type { CompressedServer } from './serve-compressed';

/** The CPU throttling factor, which simulates a phone that is some years old. */
const CPU_SLOWDOWN = 4;

export interface Bench {
  browser: Browser;
  server: CompressedServer;
  runs: number;
}

/** Opens an address in a new browser context with a throttled CPU, passes the loaded page to `use`, and closes it. */
export async function withPage<T>(
  { browser, server }: Bench,
  address: string,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 900 }, serviceWorkers: 'block' });
  try {
    // Functions that tsx has compiled call this helper, which doesn't exist in the page.
    await context.addInitScript({ content: 'globalThis.__name = (value) => value' });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    server.takeTraffic();
    const response = await page.goto(server.origin + encodeURI(address), { timeout: 90_000 });
    // Loading an error page would give wrong figures.
    if (response?.status() !== 200) throw new Error(`${address} answered ${response?.status()}.`);
    await server.waitUntilIdle(1200);
    return await use(page);
  } finally {
    await context.close();
  }
}

export async function repeat({ runs }: Bench, name: string, measure: () => Promise<Figures>): Promise<Figures> {
  const results: Figures[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure());
  return medians(name, results);
}
