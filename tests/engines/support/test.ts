import { setTimeout } from 'node:timers/promises';
import { test as base, expect, inject } from 'vitest';
import type { Browser, EngineName, Size, Tab } from './browser';
import { startFirefox } from './firefox';
import { Reader } from './reader';
import { type Site, startSite } from './site';
import { startWebKit } from './webkit';

const START: Record<EngineName, () => Promise<Browser>> = { firefox: startFirefox, webkit: startWebKit };
const DESKTOP: Size = { width: 1280, height: 800 };
const PHONE: Size = { width: 390, height: 844 };
/** The longest that a driver may take for a command, in milliseconds: less than a test may take, or the test can't be repeated. */
const LONGEST_COMMAND = 20_000;

interface Fixtures {
  engine: EngineName;
  site: Site;
  browser: Browser;
  /** A reader at a desk who has not been here before. */
  reader: Reader;
  /** The same with a phone. */
  phone: Reader;
}

/** Each test has a browser with an empty profile, and fails when a page complained. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern
  engine: ({}, use) => use(inject('engine')),
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern
  site: async ({}, use) => {
    const site = await startSite();
    await use(site);
    await site.unplug();
  },
  // Each test, and each repetition, has its own: a driver that has lost a command takes no other.
  browser: async ({ engine }, use) => {
    const browser = await START[engine]();
    await use(browser);
    await browser.close();
  },
  reader: ({ browser }, use) => useReader(browser, DESKTOP, use),
  phone: ({ browser }, use) => useReader(browser, PHONE, use),
});

async function useReader(browser: Browser, size: Size, use: (reader: Reader) => Promise<void>): Promise<void> {
  const tab = limited(await within(browser.openTab(size)));
  try {
    const reader = new Reader(tab);
    await use(reader);
    expect(await reader.takeComplaints(), 'exceptions, console errors and policy violations').toEqual([]);
  } finally {
    // What hangs goes with the browser, which is ended next.
    await tab.close().catch(() => undefined);
  }
}

/** The tab, whose commands fail when the driver does not answer. */
function limited(tab: Tab): Tab {
  return new Proxy(tab, {
    get: (target, name: keyof Tab) => {
      const command = target[name] as (...args: unknown[]) => Promise<unknown>;
      return (...args: unknown[]) => within(command(...args));
    },
  });
}

async function within<Result>(command: Promise<Result>): Promise<Result> {
  const giveUp = new AbortController();
  const limit = setTimeout(LONGEST_COMMAND, undefined, { signal: giveUp.signal }).then(() => {
    throw new Error(`The driver did not answer within ${LONGEST_COMMAND} ms.`);
  });
  return Promise.race([command, limit]).finally(() => {
    limit.catch(() => undefined);
    giveUp.abort();
  });
}

export { expect };
