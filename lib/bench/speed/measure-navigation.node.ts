import type { Browser, Page } from '@playwright/test';
import { openPage } from './open-page.node';
import type { SpeedTable } from './speed-run';
import { medians } from './statistics';

const FROM = '/en/docs/module/progress-cheat-blocker';
const LINK = '[data-sidebar] a[href$="/en/docs/module/peer-id"]';
/** How long readers point at a link before they click. */
const POINTING_MS = 300;
const VISITED = 10;

/** From a click to the next page's heading; and what a visit of ten pages costs altogether. */
export async function measureNavigation(browser: Browser, origin: string, runs: number): Promise<SpeedTable> {
  const rows: SpeedTable['rows'] = [];
  for (const [name, hasIntent] of [
    ['click after intent', true],
    ['click, cold', false],
  ] as const) {
    const all = [];
    for (let run = 0; run < runs; run += 1) all.push(await click(browser, origin, hasIntent));
    rows.push({ name, figures: medians(all) });
  }
  rows.push({ name: `visit of ${VISITED} pages`, figures: await visit(browser, origin) });
  return { title: 'Navigation, without images', rows };
}

async function click(browser: Browser, origin: string, hasIntent: boolean): Promise<Record<string, number | null>> {
  const bench = await openPage(browser);
  try {
    await bench.page.goto(origin + FROM, { waitUntil: 'load', timeout: 90_000 });
    await bench.quiet(1500);
    bench.traffic();
    const link = bench.page.locator(LINK);
    await link.scrollIntoViewIfNeeded();
    await watchHeading(bench.page);
    if (hasIntent) {
      await link.hover();
      await bench.page.waitForTimeout(POINTING_MS);
      await bench.page.mouse.down();
      await bench.page.mouse.up();
    } else {
      await link.dispatchEvent('click');
    }
    await bench.page.waitForFunction(() => sessionStorage.benchShownAt !== undefined, null, { timeout: 60_000 });
    const ms = await bench.page.evaluate(
      () => Number(sessionStorage.benchShownAt) - Number(sessionStorage.benchClickedAt),
    );
    await bench.quiet(1000);
    const { requests, bytes } = bench.traffic();
    return { ms, requests, bytes };
  } finally {
    await bench.close();
  }
}

/** Notes when a click comes and when another heading has been painted, by a clock that outlives a full load. */
async function watchHeading(page: Page): Promise<void> {
  const watch = () => {
    const heading = () => document.querySelector('main h1')?.textContent ?? '';
    const now = () => performance.timeOrigin + performance.now();
    const look = () => {
      if (heading() === '' || heading() === sessionStorage.benchHeading) requestAnimationFrame(look);
      else requestAnimationFrame(() => setTimeout(() => sessionStorage.setItem('benchShownAt', String(now()))));
    };
    if (sessionStorage.benchClickedAt !== undefined) look();
    else {
      sessionStorage.benchHeading = heading();
      const note = () => {
        sessionStorage.benchClickedAt = String(now());
        look();
      };
      addEventListener('click', note, { capture: true, once: true });
    }
  };
  await page.addInitScript(watch);
  await page.evaluate(watch);
}

/** A reader who goes on from page to page. */
async function visit(browser: Browser, origin: string): Promise<Record<string, number | null>> {
  const bench = await openPage(browser);
  try {
    await bench.page.goto(`${origin}/en/docs/intro`, { waitUntil: 'load', timeout: 90_000 });
    await bench.quiet(1200);
    for (let count = 1; count < VISITED; count += 1) {
      const heading = await bench.page.locator('main h1').textContent();
      const next = bench.page.locator('a[rel=next]');
      await next.hover();
      await bench.page.waitForTimeout(POINTING_MS);
      await next.click();
      await bench.page.waitForFunction((old) => document.querySelector('main h1')?.textContent !== old, heading);
      await bench.quiet(500);
    }
    const { requests, bytes } = bench.traffic();
    return { ms: null, requests, bytes };
  } finally {
    await bench.close();
  }
}
