import type { Page, Request, Route } from '@playwright/test';
import { holdRequests } from '../support/hold-requests';
import { isSameDocument, markDocument } from '../support/same-document';
import { expect, test, waitForStart } from '../support/test';

const PAGE = '/en/docs/setup/Docker';

/** Reads the page's metadata and the links of the language menu. */
const readHead = (page: Page) =>
  page.evaluate(() => {
    const elements = document.querySelectorAll(
      'title, link[rel=canonical], link[rel=alternate], meta[name=description], meta[property], header a[hreflang]',
    );
    return Array.from(elements, (element) => element.outerHTML.replace(/ aria-current="\w+"/, ''));
  });

/** Whether a request fetches a page for client-side navigation. */
const isPageFetch = (request: Request) =>
  request.resourceType() === 'fetch' && /\/docs\/[^?]*$/.test(request.url().replace(/\?.*/, ''));

/** Records the URLs fetched for client-side navigation. The returned array grows. */
function recordPageFetches(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (isPageFetch(request)) urls.push(request.url());
  });
  return urls;
}

const freeBsdLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).locator('a[href$="/FreeBSD"]');

test('navigation needs no load, is announced, and starts at the top, with the skip link first', async ({ page }) => {
  await page.goto(PAGE);
  await waitForStart(page);
  await markDocument(page);
  await page.mouse.wheel(0, 800);
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().press('Enter');
  await expect(page).not.toHaveURL(/Docker$/);
  expect(await isSameDocument(page)).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const heading = page.getByRole('heading', { level: 1 });
  // The URL changes before the page does.
  await expect(heading).not.toContainText('Docker');
  await expect(page.locator('[data-announcer]')).toContainText((await heading.textContent()) ?? '');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  // As after a full load, the tab order starts at the top.
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('navigation updates the head and language links, and back restores the scroll position', async ({ page }) => {
  await page.goto(PAGE);
  await markDocument(page);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await freeBsdLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('FreeBSD');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
  const head = await readHead(page);
  expect(head.join()).toMatch(/<title>[^<]*FreeBSD.*canonical" href="[^"]+\/docs\/setup\/FreeBSD"/s);
  await page.goBack();
  await expect(page).toHaveURL(/Docker$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.goto('/en/docs/setup/FreeBSD');
  expect(await readHead(page)).toEqual(head);
});

test('prefetches a page once, and only when the reader hovers over its link', async ({ page }) => {
  const urls = recordPageFetches(page);
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  expect(urls).toEqual([]);
  const link = freeBsdLink(page);
  const response = page.waitForResponse((candidate) => isPageFetch(candidate.request()));
  await link.hover();
  await response;
  const count = urls.length;
  await page.getByRole('heading', { level: 1 }).hover();
  await link.hover();
  await link.click();
  await expect(page).toHaveURL(/FreeBSD$/);
  expect(urls.length).toBe(count);
});

test('clicks with a modifier key are left to the browser, which opens a tab or a window', async ({ page }) => {
  await page.goto('/en/blog/mdx-blog-post');
  const intercepted = await page.evaluate(() => {
    const links = [...document.querySelectorAll('a[href]')];
    return ['ctrlKey', 'metaKey', 'shiftKey'].flatMap((modifier) => {
      let isPrevented = false;
      const stop = (event: Event) => {
        isPrevented = event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener('click', stop);
      const found = links.filter((link) => {
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true }));
        return isPrevented;
      });
      removeEventListener('click', stop);
      return found.map(({ outerHTML }) => `${modifier}: ${outerHTML}`);
    });
  });
  expect(intercepted).toEqual([]);
});

test('nothing is prefetched with a connection that saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });
  const urls = recordPageFetches(page);
  await page.clock.install();
  await page.goto(PAGE);
  const link = freeBsdLink(page);
  await link.hover();
  await link.focus();
  // Runs all timers of a prefetch. A request that they start would be sent before the request for robots.txt.
  await page.clock.runFor(5_000);
  await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()));
  expect(urls).toEqual([]);
  await link.click();
  await expect(page).toHaveURL(/FreeBSD$/);
});

test('the progress bar shows after 200 ms while a page is slow, then disappears', async ({ page }) => {
  const bar = page.locator('#nprogress .bar');
  await page.clock.install();
  await page.goto(PAGE);
  // Pauses the page's clock, so that the result doesn't depend on the machine's speed.
  await page.clock.pauseAt(Date.now() + 60_000);
  const release = await holdRequests(page, '**/docs/**', isPageFetch);
  const request = page.waitForRequest(isPageFetch);
  await freeBsdLink(page).click();
  await request;
  await page.clock.runFor(190);
  // If the bar were to show, its lazy script would be requested before robots.txt.
  await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()));
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(bar).toBeVisible();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Docker');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('FreeBSD');
  await expect(bar).toHaveCount(0);
});

for (const [name, handler] of [
  ['missing', (route: Route) => route.fulfill({ status: 404, body: 'no' })],
  ['aborted', (route: Route) => route.abort()],
] as const)
  test(`a page that fails to load is loaded in full, once: ${name}`, async ({ page, pageErrors }) => {
    await page.goto(PAGE);
    await markDocument(page);
    await page.route('**/docs/**', (route) => (isPageFetch(route.request()) ? handler(route) : route.continue()));
    let loads = 0;
    page.on('load', () => loads++);
    await freeBsdLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('FreeBSD');
    expect(await isSameDocument(page)).toBe(false);
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(1);
    pageErrors.ignore();
  });
