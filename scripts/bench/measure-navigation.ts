import type { Page } from '@playwright/test';
import type { Figures } from './figures';
import { type Bench, type Connection, repeat, withPage } from './open-page';

const START_PAGE = '/en/docs/module/progress-cheat-blocker';
const LINK = '[data-sidebar] a[href$="/en/docs/module/peer-id"]';
/** How long readers hover over a link before they click. */
const HOVER_MS = 300;

/**
 * Measures the time from a click on a link, with and without hovering first, until the next page's heading is painted.
 */
export async function measureNavigation(bench: Bench): Promise<Figures> {
  const click = (hoversFirst: boolean) => () =>
    withPage(bench, START_PAGE, (page, connection) => clickLink(page, connection, hoversFirst));
  return {
    ...(await repeat(bench, 'click after pointing', click(true))),
    ...(await repeat(bench, 'click at once', click(false))),
  };
}

async function clickLink(page: Page, connection: Connection, hoversFirst: boolean): Promise<Figures> {
  await connection.takeTraffic(1200);
  const link = page.locator(LINK);
  await link.scrollIntoViewIfNeeded();
  await page.addInitScript(watchHeading);
  await page.evaluate(watchHeading);
  if (hoversFirst) {
    await link.hover();
    await page.waitForTimeout(HOVER_MS);
    await link.click();
  } else {
    await link.dispatchEvent('click');
  }
  await page.waitForFunction(() => 'benchShownAt' in sessionStorage, null, { timeout: 60_000 });
  const ms = await page.evaluate(() => sessionStorage.benchShownAt - sessionStorage.benchClickedAt);
  return { ms, ...(await connection.takeTraffic(1000)) };
}

/**
 * Runs in the page. Stores the time of the first click, and the time when a different heading is painted. Uses absolute
 * times in session storage, because the navigation may load a new document.
 */
function watchHeading(): void {
  const readHeading = () => document.querySelector('main h1')?.textContent ?? '';
  const now = () => performance.timeOrigin + performance.now();
  const waitForHeading = () => {
    if (readHeading() === '' || readHeading() === sessionStorage.benchHeading) requestAnimationFrame(waitForHeading);
    else requestAnimationFrame(() => setTimeout(() => sessionStorage.setItem('benchShownAt', String(now()))));
  };
  const onClick = () => {
    sessionStorage.benchClickedAt = now();
    waitForHeading();
  };
  sessionStorage.benchHeading ??= readHeading();
  if ('benchClickedAt' in sessionStorage) waitForHeading();
  else addEventListener('click', onClick, { capture: true, once: true });
}
