import type { Browser, Page } from '@playwright/test';
import { type Figures, medians } from './figures';
import type { CompressedServer } from './serve-compressed';

/** Slower than this machine by so much: a phone of some years. */
const CPU_SLOWDOWN = 4;

export interface Bench {
  browser: Browser;
  server: CompressedServer;
  runs: number;
}

/** Opens an address in a browser that knows nothing of the site yet, on a slow machine, uses it, and closes it. */
export async function withPage<T>(
  { browser, server }: Bench,
  address: string,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 900 }, serviceWorkers: 'block' });
  try {
    // tsx wraps functions in a helper of this name.
    await context.addInitScript({ content: 'globalThis.__name = (value) => value' });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    server.takeTraffic();
    const response = await page.goto(server.origin + encodeURI(address), { timeout: 90_000 });
    // An error page is quick.
    if (response?.status() !== 200) throw new Error(`${address} answered ${response?.status()}.`);
    await server.quiet(1200);
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Measures as often as was asked for. */
export async function repeat({ runs }: Bench, name: string, measure: () => Promise<Figures>): Promise<Figures> {
  const all: Figures[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measure());
  return medians(name, all);
}
