import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Figures, medians } from './figures';

/** The CPU throttling factor, which simulates a phone that is some years old. */
const CPU_SLOWDOWN = 4;
/** 1.6 Mbit/s, like Lighthouse's slow 4G, in bytes per second. */
const SLOW_CONNECTION = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const FAST_CONNECTION = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

export interface Bench {
  browser: Browser;
  /** Where the measured site is served. */
  origin: string;
  runs: number;
}

export type Connection = Awaited<ReturnType<typeof connect>>;

/** Opens an address in a new browser context with a slow CPU and connection, passes it to `use`, and closes it. */
export async function withPage<T>(
  { browser, origin }: Bench,
  address: string,
  use: (page: Page, connection: Connection) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 900 }, serviceWorkers: 'block' });
  try {
    // Functions that tsx has compiled call this helper, which doesn't exist in the page.
    await context.addInitScript({ content: 'globalThis.__name = (value) => value' });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const connection = await connect(devtools);
    const response = await page.goto(origin + encodeURI(address), { timeout: 90_000 });
    // Loading an error page would give wrong figures.
    if (response?.status() !== 200) throw new Error(`${address} answered ${response?.status()}.`);
    return await use(page, connection);
  } finally {
    await context.close();
  }
}

/** Slows the connection of a page and counts its traffic. */
async function connect(devtools: CDPSession) {
  /** Types of the open requests. */
  const open = new Map<string, string | undefined>();
  let traffic = { requests: 0, kB: 0 };
  let lastAt = performance.now();
  const close = (requestId: string, bytes: number) => {
    const { requests, kB } = traffic;
    // Files from the browser's cache have no bytes.
    if (bytes > 0 && open.get(requestId) !== 'Image') traffic = { requests: requests + 1, kB: kB + bytes / 1000 };
    open.delete(requestId);
    lastAt = performance.now();
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => open.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => close(requestId, encodedDataLength));
  devtools.on('Network.loadingFailed', ({ requestId }) => close(requestId, 0));
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_CONNECTION);
  return {
    /** Makes the connection fast, to measure only the time of computing. */
    speedUp: () => devtools.send('Network.emulateNetworkConditions', FAST_CONNECTION),
    /** Waits until the connection is idle for the given time. Returns the traffic without images since the last call. */
    async takeTraffic(idleMs: number): Promise<Figures> {
      while (open.size > 0 || performance.now() - lastAt < idleMs) await sleep(25);
      const taken = traffic;
      traffic = { requests: 0, kB: 0 };
      return taken;
    },
  };
}

export async function repeat({ runs }: Bench, name: string, measure: () => Promise<Figures>): Promise<Figures> {
  const results: Figures[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure());
  return medians(name, results);
}
