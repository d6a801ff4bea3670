import type { Page } from '@playwright/test';
import type { Figures } from './figures';
import { type Bench, repeat, withPage } from './open-page';

const FROM = '/en/docs/module/progress-cheat-blocker';
const LINK = '[data-sidebar] a[href$="/en/docs/module/peer-id"]';
/** How long readers point at a link before they click. */
const POINTING_MS = 300;

/** From a click on a link, after pointing at it for a moment or at once, to the next page's heading. */
export async function measureNavigation(bench: Bench): Promise<Figures> {
  const click = (isPointed: boolean) => () => withPage(bench, FROM, (page) => clickLink(bench, page, isPointed));
  return {
    ...(await repeat(bench, 'click after pointing', click(true))),
    ...(await repeat(bench, 'click at once', click(false))),
  };
}

async function clickLink({ server }: Bench, page: Page, isPointed: boolean): Promise<Figures> {
  server.takeTraffic();
  const link = page.locator(LINK);
  await link.scrollIntoViewIfNeeded();
  await page.addInitScript(watchHeading);
  await page.evaluate(watchHeading);
  if (isPointed) {
    await link.hover();
    await page.waitForTimeout(POINTING_MS);
    await page.mouse.down();
    await page.mouse.up();
  } else {
    await link.dispatchEvent('click');
  }
  await page.waitForFunction(() => 'benchShownAt' in sessionStorage, null, { timeout: 60_000 });
  const ms = await page.evaluate(() => sessionStorage.benchShownAt - sessionStorage.benchClickedAt);
  await server.quiet(1000);
  return { ms, ...server.takeTraffic() };
}

/** Runs in the page: notes when a click comes and when another heading is painted, by a clock that outlives a full load. */
function watchHeading(): void {
  const heading = () => document.querySelector('main h1')?.textContent ?? '';
  const now = () => performance.timeOrigin + performance.now();
  const look = () => {
    if (heading() === '' || heading() === sessionStorage.benchHeading) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => sessionStorage.setItem('benchShownAt', String(now()))));
  };
  const note = () => {
    sessionStorage.benchClickedAt = now();
    look();
  };
  sessionStorage.benchHeading ??= heading();
  if ('benchClickedAt' in sessionStorage) look();
  else addEventListener('click', note, { capture: true, once: true });
}
