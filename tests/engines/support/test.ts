import { test as base, expect, inject } from 'vitest';
import type { Host } from '../../support/host';
import type { Browser, EngineName, Size, Tab } from './browser';
import { startFirefox } from './firefox';
import { Reader } from './reader';
import { startSite } from './site';
import { startWebKit } from './webkit';

const START_BROWSER: Record<EngineName, () => Promise<Browser>> = { firefox: startFirefox, webkit: startWebKit };
const DESKTOP: Size = { width: 1280, height: 800 };
const PHONE: Size = { width: 390, height: 844 };
/** Time limit for a driver command. Shorter than the test timeout, so that a lost command fails the test and Vitest retries it. */
const COMMAND_TIMEOUT_MS = 20_000;

interface Fixtures {
  engine: EngineName;
  site: Host;
  browser: Browser;
  /** A first-time visitor with a desktop viewport. */
  reader: Reader;
  /** A first-time visitor with a phone viewport. */
  phone: Reader;
}

/** Vitest's `test` with a browser and a new profile for each test. A test fails when it leaves unread page errors. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern
  engine: ({}, use) => use(inject('engine')),
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern
  site: async ({}, use) => {
    const site = await startSite();
    await use(site);
    await site.stop();
  },
  // One browser per test and retry, because a driver that has lost a command doesn't accept another.
  browser: async ({ engine }, use) => {
    const browser = await START_BROWSER[engine]();
    await use(browser);
    await browser.close();
  },
  reader: ({ browser }, use) => useReader(browser, DESKTOP, use),
  phone: ({ browser }, use) => useReader(browser, PHONE, use),
});

async function useReader(browser: Browser, size: Size, use: (reader: Reader) => Promise<void>): Promise<void> {
  const tab = withCommandTimeout(await withTimeout(browser.openTab(size)));
  try {
    const reader = new Reader(tab);
    await use(reader);
    expect(await reader.takePageErrors(), 'exceptions, console errors and policy violations').toEqual([]);
  } finally {
    // Errors are ignored, because the browser closes next in any case.
    await tab.close().catch(() => undefined);
  }
}

/** Wraps a tab so that each command rejects when the driver doesn't respond in time. */
function withCommandTimeout(tab: Tab): Tab {
  return new Proxy(tab, {
    get: (target, name: keyof Tab) => {
      const command = target[name] as (...args: unknown[]) => Promise<unknown>;
      return (...args: unknown[]) => withTimeout(command(...args));
    },
  });
}

function withTimeout<Result>(command: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const error = new Error(`The driver did not respond within ${COMMAND_TIMEOUT_MS} ms.`);
    const timeout = setTimeout(() => reject(error), COMMAND_TIMEOUT_MS);
    command.then(resolve, reject).finally(() => clearTimeout(timeout));
  });
}

export { expect };
