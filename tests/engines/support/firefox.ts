import { launch } from 'puppeteer-core';
import { requireProgram } from '@/lib/setup/programs.server';
import type { Browser, Tab } from './browser';

/** Starts headless Firefox and connects to its WebDriver BiDi endpoint. */
export async function startFirefox(): Promise<Browser> {
  const browser = await launch({ browser: 'firefox', executablePath: requireProgram('firefox') });
  return {
    close: () => browser.close(),
    async openTab(size): Promise<Tab> {
      const profile = await browser.createBrowserContext();
      const page = await profile.newPage();
      await page.setViewport(size);
      return {
        open: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        evaluate: (run, ...args) => page.evaluate(run as never, ...args) as Promise<never>,
        runScript: async (source) => void (await page.evaluate(source)),
        click: ({ x, y }) => page.mouse.click(x, y),
        tap: ({ x, y }) => page.touchscreen.tap(x, y),
        type: (text) => page.keyboard.type(text),
        async press(...keys) {
          for (const key of keys) await page.keyboard.down(key);
          for (const key of keys.toReversed()) await page.keyboard.up(key);
        },
        close: () => profile.close(),
      };
    },
  };
}
