import type { Page, Request, Route } from '@playwright/test';
import { EDITIONS, PAGES } from '../support/editions';
import { expect, test, untilStarted } from '../support/test';

/** Whether the document is still the one that was marked: no full load has happened since. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { kept: true }));
const isKept = (page: Page) => page.evaluate(() => 'kept' in window);

/** What the head and the language menu say of the page. */
const readHead = (page: Page) =>
  page.evaluate(() => {
    const values = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name)).join(' ');
    return {
      title: document.title,
      canonical: values('link[rel=canonical]', 'href'),
      alternates: values('link[rel=alternate]', 'href'),
      description: values('meta[name=description]', 'content'),
      openGraph: values('meta[property]', 'content'),
      languages: values('header a[hreflang]', 'href'),
    };
  });

/** What a router fetches to change the page: its HTML, or the framework's data for it. */
const isData = (request: Request) =>
  request.resourceType() === 'fetch' && /\/docs\/[^?]*$/.test(request.url().replace(/\?.*/, ''));

/** Requests for the data of pages that the router loads. */
function listenForData(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (isData(request)) requests.push(request.url());
  });
  return requests;
}

/** Answers requests for pages' data with something else. */
const routeData = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route('**/docs/**', (route) => (isData(route.request()) ? answer(route) : route.continue()));

/** Keeps the answers for data back until what it returns is called. */
async function holdData(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await routeData(page, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const delay = (ms: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  await route.continue();
};

for (const edition of EDITIONS) {
  const { lang, prefix } = edition;

  test.describe(`navigation in ${lang}`, () => {
    test('is without a load, focused at the top, and announced', async ({ page }) => {
      await page.goto(prefix + PAGES.doc);
      await untilStarted(page);
      await mark(page);
      await page.mouse.wheel(0, 800);
      await page.getByRole('navigation', { name: edition.pager }).getByRole('link').last().click();
      await expect(page).not.toHaveURL(/Docker$/);
      expect(await isKept(page)).toBe(true);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      const heading = page.getByRole('heading', { level: 1 });
      // The address changes before the page does.
      await expect(heading).not.toContainText('Docker');
      await expect(page.locator('[data-announcer]')).toContainText((await heading.textContent()) ?? '');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: edition.skip })).toBeFocused();
    });

    test('brings the title, the metadata and the language links of the new page', async ({ page }) => {
      await page.goto(prefix + PAGES.doc);
      await mark(page);
      await page.getByRole('navigation', { name: edition.sidebar }).locator('a[href$="/FreeBSD"]').click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('FreeBSD');
      const { title, ...heads } = await readHead(page);
      const inPlace = await isKept(page);
      await page.reload();
      expect(await readHead(page)).toEqual({ title, ...heads });
      expect(title).toContain('FreeBSD');
      expect(heads.canonical).toMatch(/\/docs\/setup\/FreeBSD$/);
      expect(inPlace).toBe(true);
    });

    test('ends with a page as long as one that was loaded', async ({ page }) => {
      const length = () => page.evaluate(() => document.documentElement.scrollHeight);
      await page.goto(`${prefix}${PAGES.doc}`);
      await page.evaluate(() => document.fonts.ready);
      const loaded = await length();
      await page.goto(`${prefix}/docs/setup/FreeBSD`);
      await untilStarted(page);
      await mark(page);
      await page.getByRole('navigation', { name: edition.sidebar }).locator(`a[href="${prefix}${PAGES.doc}"]`).click();
      await expect.poll(length).toBe(loaded);
      expect(await isKept(page)).toBe(true);
    });

    test('leaves the focus on nothing of the page before', async ({ page }) => {
      await page.goto(prefix + PAGES.doc);
      await mark(page);
      const link = page.getByRole('navigation', { name: edition.sidebar }).locator('a[href$="/FreeBSD"]');
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('FreeBSD');
      expect(await isKept(page)).toBe(true);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
      // As on a page that was loaded: the next key begins at its top.
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: edition.skip })).toBeFocused();
    });

    test('shows a page from its top when the address names its section in no way', async ({ page }) => {
      await page.goto(prefix + PAGES.doc);
      await untilStarted(page);
      await mark(page);
      await page.mouse.wheel(0, 800);
      const next = page.getByRole('navigation', { name: edition.pager }).getByRole('link').last();
      await next.evaluate((link: HTMLAnchorElement) => link.setAttribute('href', `${link.pathname}#%E0%A4`));
      await next.click();
      await expect(page).toHaveURL(/#%E0%A4$/);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      expect(await isKept(page)).toBe(true);
    });

    test('gives the scroll position back on the way back', async ({ page }) => {
      await page.goto(prefix + PAGES.doc);
      await page.mouse.move(640, 400);
      await page.mouse.wheel(0, 900);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
      await page.getByRole('navigation', { name: edition.sidebar }).locator('a[href$="/FreeBSD"]').click();
      await expect(page).toHaveURL(/FreeBSD$/);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(/Docker$/);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    });

    test('shows where the reader went last, whatever is still on its way', async ({ page }) => {
      await page.goto(prefix + PAGES.doc);
      await page.getByRole('navigation', { name: edition.sidebar }).locator('a[href$="/FreeBSD"]').click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toContainText('FreeBSD');
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      const home = `**${prefix}/`;
      await page.route(home, async (route) => {
        await held;
        await route.continue();
      });
      const asked = page.waitForRequest(home);
      await page.getByRole('link', { name: 'PeerBanHelper' }).first().click();
      await asked;
      await page.goBack();
      await expect(page).toHaveURL(/FreeBSD$/);
      const answered = page.waitForResponse(home);
      release();
      await (await answered).finished();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      await expect(heading).toContainText('FreeBSD');
    });

    test('needs no network for the way back and forth', async ({ page, context, complaints }) => {
      await page.goto(prefix + PAGES.doc);
      await mark(page);
      await page.getByRole('navigation', { name: edition.sidebar }).locator('a[href$="/FreeBSD"]').click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('FreeBSD');
      await context.setOffline(true);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Docker');
      await page.goForward();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('FreeBSD');
      expect(await isKept(page)).toBe(true);
      // The browser asks for the icon again whenever a head changes, and scrolling for pictures and the script that follows it.
      complaints.list = complaints.list.filter(
        (text) => !/favicon|part-|pictures|ERR_INTERNET_DISCONNECTED/.test(text),
      );
    });

    test('finds the way back across sections', async ({ page }) => {
      await page.goto(prefix + PAGES.doc);
      await mark(page);
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      await page.getByRole('navigation', { name: edition.toc }).getByRole('link').nth(2).click();
      const section = page.url();
      await page.getByRole('navigation', { name: edition.sidebar }).locator('a[href$="/FreeBSD"]').click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
      await page.goBack();
      await expect(page).toHaveURL(section);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      await page.goBack();
      await expect(page).toHaveURL(prefix + PAGES.doc);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      expect(await isKept(page)).toBe(true);
    });

    test('asks for no data before the reader shows intent, and once after it', async ({ page }) => {
      const requests = listenForData(page);
      await page.goto(prefix + PAGES.doc, { waitUntil: 'networkidle' });
      expect(requests).toEqual([]);
      const link = page.getByRole('navigation', { name: edition.sidebar }).locator('a[href$="/FreeBSD"]');
      const whole = page.waitForResponse((response) => isData(response.request()));
      await link.hover();
      await whole;
      const fetched = requests.length;
      await page.getByRole('heading', { level: 1 }).hover();
      await link.hover();
      await link.click();
      await expect(page).toHaveURL(/FreeBSD$/);
      expect(requests.length).toBe(fetched);
    });
  });
}

for (const connection of [
  { saveData: true },
  { saveData: false, effectiveType: '2g' },
  { saveData: false, effectiveType: 'slow-2g' },
]) {
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    }, connection);
    const requests = listenForData(page);
    await page.clock.install();
    await page.goto('/en/docs/setup/Docker');
    const link = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('a[href$="/FreeBSD"]');
    await link.hover();
    await link.focus();
    // Longer than intent takes. What was asked for then is on its way before the request that is made now.
    await page.clock.runFor(5_000);
    await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()));
    expect(requests).toEqual([]);
    await link.click();
    await expect(page).toHaveURL(/FreeBSD$/);
  });
}

test.describe('a finger', () => {
  test.use({ hasTouch: true });

  test('on a link has its page asked for before it is lifted', async ({ page }) => {
    await page.goto('/en/docs/setup/Docker');
    const link = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last();
    await link.scrollIntoViewIfNeeded();
    const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
    const devtools = await page.context().newCDPSession(page);
    const asked = page.waitForRequest(isData);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 9, y: y + 9 }] });
    await asked;
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await expect(page).toHaveURL(/Docker$/);
  });
});

test.describe('a page that comes slowly', () => {
  const LINK = 'a[href$="/docs/faq"]';

  /** Lets half of the next page through, and cuts the line when the page is told so. */
  const halve = (page: Page) =>
    page.evaluate(() => {
      const ask = window.fetch;
      window.fetch = async (...request) => {
        const answer = await ask(...request);
        if (!answer.url.endsWith('/docs/faq')) return answer;
        const bytes = new Uint8Array(await answer.arrayBuffer());
        const body = new ReadableStream({
          start(pieces) {
            pieces.enqueue(bytes.slice(0, bytes.length / 2));
            addEventListener('cut', () => pieces.error(new TypeError('The line is cut.')));
            document.documentElement.dataset.halved = '';
          },
        });
        return new Response(body, { headers: answer.headers });
      };
    });

  test('is loaded in full when the line is cut', async ({ page }) => {
    await page.goto('/en/docs/intro');
    await mark(page);
    await halve(page);
    await page.getByRole('navigation', { name: 'Docs sidebar' }).locator(LINK).click();
    await expect(page).toHaveURL(/faq$/);
    await expect(page.locator('[data-halved]')).toBeAttached();
    expect(await isKept(page)).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event('cut')));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Frequently asked questions');
    await expect(page.getByRole('navigation', { name: 'Docs pages' })).toBeVisible();
    expect(await isKept(page)).toBe(false);
  });

  test('is shown also when the reader chooses a section meanwhile', async ({ page }) => {
    await page.goto('/en/docs/setup/Docker');
    const release = await holdData(page);
    await page.getByRole('navigation', { name: 'Docs sidebar' }).locator(LINK).click();
    await expect(page).toHaveURL(/faq$/);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/faq#/);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Frequently asked questions');
  });

  test('is forgotten when the reader goes back', async ({ page }) => {
    await page.goto('/en/docs/intro');
    await mark(page);
    await halve(page);
    await page.getByRole('navigation', { name: 'Docs sidebar' }).locator(LINK).click();
    await expect(page).toHaveURL(/faq$/);
    await expect(page.locator('[data-halved]')).toBeAttached();
    await page.goBack();
    await page.evaluate(() => dispatchEvent(new Event('cut')));
    await expect(page).toHaveURL(/intro$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('PeerBanHelper');
    expect(await isKept(page)).toBe(true);
  });
});

test.describe('the progress bar', () => {
  const bar = (page: Page) => page.locator('#nprogress .bar');

  test('does not show on quick changes', async ({ page }) => {
    await page.clock.install();
    await page.goto('/en/docs/setup/Docker');
    // However slow the machine, no time passes by the page's clock.
    await page.clock.pauseAt(Date.now() + 60_000);
    const parts: Request[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/_site/part-')) parts.push(request);
    });
    await page.evaluate(() => {
      Object.assign(window, { bars: 0 });
      new MutationObserver(() => {
        if (document.querySelector('#nprogress')) Object.assign(window, { bars: 1 });
      }).observe(document.body, { childList: true });
    });
    const release = await holdData(page);
    const asked = page.waitForRequest(isData);
    await page.getByRole('navigation', { name: 'Docs sidebar' }).locator('a[href$="/FreeBSD"]').click();
    await asked;
    await page.clock.runFor(190);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('FreeBSD');
    await page.clock.runFor(5_000);
    // A bar that is wanted has its script to come yet; it would be on its way before the request that is made now.
    await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()));
    const texts = await Promise.all(parts.map(async (part) => (await part.response())?.text()));
    expect(texts.some((text) => text?.includes('nprogress'))).toBe(false);
    expect(await page.evaluate(() => (window as unknown as { bars: number }).bars)).toBe(0);
  });

  test('shows while data is slow, and ends', async ({ page }) => {
    await page.goto('/en/docs/setup/Docker');
    const release = await holdData(page);
    await page.getByRole('navigation', { name: 'Docs sidebar' }).locator('a[href$="/FreeBSD"]').click();
    await expect(bar(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Docker');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('FreeBSD');
    await expect(bar(page)).toHaveCount(0);
  });

  test('ends when the reader changes their mind', async ({ page }) => {
    await page.goto('/en/docs/intro');
    await page.goto('/en/docs/setup/Docker');
    await routeData(page, delay(1500));
    await page.getByRole('navigation', { name: 'Docs sidebar' }).locator('a[href$="/FreeBSD"]').click();
    await expect(bar(page)).toBeVisible();
    await page.getByRole('navigation', { name: 'Docs sidebar' }).locator('a[href$="/docs/setup/Docker"]').click();
    await expect(page).toHaveURL(/Docker|FreeBSD/);
    await expect(bar(page)).toHaveCount(0, { timeout: 5000 });
  });

  test('is not for sections, the open page, or new tabs', async ({ page, context }) => {
    await page.clock.install();
    await page.goto('/en/docs/setup/Docker');
    await routeData(page, delay(1500));
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1).click();
    await sidebar.locator('a[href$="/docs/setup/Docker"]').click();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      sidebar.locator('a[href$="/FreeBSD"]').click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.close();
    await page.clock.runFor(5_000);
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('a route that fails', () => {
  const goToFreeBsd = (page: Page) =>
    page.getByRole('navigation', { name: 'Docs sidebar' }).locator('a[href$="/FreeBSD"]').click();

  for (const [name, answer] of [
    ['missing', (route: Route) => route.fulfill({ status: 404, body: 'no' })],
    ['broken', (route: Route) => route.fulfill({ status: 200, contentType: 'text/plain', body: '0:{"P":' })],
    ['aborted', (route: Route) => route.abort()],
  ] as const) {
    test(`is loaded in full, once: data ${name}`, async ({ page, complaints }) => {
      await page.goto('/en/docs/setup/Docker');
      await mark(page);
      await routeData(page, answer);
      let loads = 0;
      page.on('load', () => loads++);
      await goToFreeBsd(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('FreeBSD');
      expect(await isKept(page)).toBe(false);
      await page.waitForLoadState('networkidle');
      expect(loads).toBe(1);
      complaints.list.length = 0;
    });
  }
});
