import { test as base, expect, inject } from 'vitest';
import type { Browser, EngineName, Size } from './browser';
import { startFirefox } from './firefox';
import { Reader } from './reader';
import { type Site, startSite } from './site';
import { startWebKit } from './webkit';

const START: Record<EngineName, () => Promise<Browser>> = { firefox: startFirefox, webkit: startWebKit };
const DESKTOP: Size = { width: 1280, height: 800 };
const PHONE: Size = { width: 390, height: 844 };

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
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern
    async ({}, use) => {
      const browser = await START[inject('engine')]();
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  reader: ({ browser }, use) => useReader(browser, DESKTOP, use),
  phone: ({ browser }, use) => useReader(browser, PHONE, use),
});

async function useReader(browser: Browser, size: Size, use: (reader: Reader) => Promise<void>): Promise<void> {
  const tab = await browser.openTab(size);
  try {
    const reader = new Reader(tab);
    await use(reader);
    expect(await reader.takeComplaints(), 'exceptions, console errors and policy violations').toEqual([]);
  } finally {
    await tab.close();
  }
}

export { expect };
