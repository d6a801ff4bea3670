import type { Page } from '@playwright/test';
import { EDITIONS } from './support/editions';
import { expect, test, untilStarted } from './support/test';

const PAGE = '/en/blog/mdx-blog-post';
const island = (page: Page) => page.locator('site-island[data-name="ban-duration"]');
const form = (page: Page) => page.getByRole('group', { name: 'Ban duration in milliseconds' });
const amount = (page: Page) => form(page).getByRole('textbox', { name: 'Duration' });
const result = (page: Page) => form(page).getByRole('status');

/** Names of the scripts and stylesheets that have been asked for which no page without an island loads. */
function islandScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [name = ''] = /(islands|[\w-]+\.island)-\w+\.(js|css)/.exec(request.url()) ?? [];
    if (name !== '' && !asked.includes(name)) asked.push(name);
  });
  return asked;
}

test('an island works in a page of MDX @dev', async ({ page }) => {
  await page.goto(PAGE);
  await expect(result(page)).toContainText('ban-duration: 259200000');
  await amount(page).click();
  await amount(page).fill('15');
  await form(page).getByRole('combobox', { name: 'Unit' }).selectOption('minutes');
  await expect(result(page)).toHaveText('15 minutes → ban-duration: 900000');
  const borderColor = () => amount(page).evaluate((field) => getComputedStyle(field).borderTopColor);
  await amount(page).focus();
  const valid = await borderColor();
  await amount(page).fill('-1');
  await expect(result(page)).toContainText('Enter a number above 0');
  // From the stylesheet that comes with the island.
  await expect.poll(borderColor).not.toBe(valid);
});

test('React is loaded once somebody comes near an island, and neither before nor elsewhere', async ({ page }) => {
  const asked = islandScripts(page);
  await page.goto('/en/docs/intro', { waitUntil: 'networkidle' });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await form(page).scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await form(page).hover();
  await expect.poll(() => asked.length).toBe(3);
  await amount(page).fill('1');
  await expect(result(page)).toContainText('86400000');
  expect(asked.length).toBe(3);
});

test('each file of an island is requested once, also where nothing may be cached', async ({ page }) => {
  const asked: string[] = [];
  // Intercepted requests pass the browser's cache.
  await page.route(/_site\/.*island/, (route) => {
    asked.push(route.request().url());
    return route.continue();
  });
  await page.goto(PAGE);
  await amount(page).fill('1');
  await expect(result(page)).toContainText('86400000');
  expect(asked).toHaveLength(3);
  expect(new Set(asked).size).toBe(3);
});

test('what was typed before the island came stays, with the focus and the selection', async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_site/islands-*', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(PAGE);
  await amount(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1234');
  await page.keyboard.press('Shift+ArrowLeft');
  await form(page)
    .getByRole('combobox', { name: 'Unit' })
    .evaluate((select: HTMLSelectElement) => {
      select.value = 'hours';
    });
  await expect(island(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(result(page)).toHaveText('1234 hours → ban-duration: 4442400000');
  await expect(amount(page)).toBeFocused();
  await page.keyboard.type('5');
  await expect(amount(page)).toHaveValue('1235');
});

test('an input method goes on composing in the fallback until it has finished', async ({ page }) => {
  await page.goto(PAGE);
  await amount(page).evaluate((input) => {
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  });
  const fallbackField = await amount(page).elementHandle();
  const script = page.waitForResponse(/\/ban-duration\.island-\w+\.js/);
  await amount(page).focus();
  const href = (await script).url();
  // Its own import is through, so without the composition the island would be there.
  await page.waitForFunction(
    (name) =>
      performance
        .getEntriesByName(name)
        .some((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType !== 'fetch'),
    href,
  );
  await page.evaluate(async (name) => {
    await import(name);
    await new Promise((resolve) => setTimeout(resolve));
  }, href);
  expect(await fallbackField?.evaluate((field) => field.isConnected)).toBe(true);
  await amount(page).evaluate((input: HTMLInputElement) => {
    input.value = '２';
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  });
  await expect.poll(() => fallbackField?.evaluate((field) => field.isConnected)).toBe(false);
  await expect(amount(page)).toHaveValue('２');
});

test('the keyboard alone is enough', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('link', { name: 'tolerate-num-ipv4' }).focus();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(amount(page)).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('7');
  await page.keyboard.press('Tab');
  await page.keyboard.press('h');
  await expect(result(page)).toContainText('7 hours');
});

for (const { lang, prefix, crashed, again } of EDITIONS) {
  test(`an island that crashes says so in its place and can be tried again: ${lang}`, async ({ page, complaints }) => {
    await page.goto(`${prefix}/blog/mdx-blog-post`);
    await page.evaluate(() => {
      const { trim } = String.prototype;
      String.prototype.trim = function () {
        if (document.documentElement.dataset.broken) throw new Error('broken by the test');
        return trim.call(this);
      };
      document.documentElement.dataset.broken = 'yes';
    });
    await island(page).hover();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toHaveText(crashed);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const tryAgain = page.getByRole('button', { name: again });
    await tryAgain.click();
    await expect(alert).toHaveText(crashed);
    await page.evaluate(() => delete document.documentElement.dataset.broken);
    await tryAgain.click();
    await expect(island(page).getByRole('status')).toContainText('ban-duration: ');
    await expect(alert).toHaveCount(0);
    expect(complaints.list.length).toBeGreaterThan(0);
    complaints.list.length = 0;
  });
}

test('an island whose script is missing says so, and Retry really asks again', async ({ page, complaints }) => {
  for (const scripts of ['**/_site/islands-*', '**/_site/*.island-*']) {
    let asked = 0;
    await page.route(scripts, (route) => {
      asked++;
      return route.fulfill({ status: 404, body: '' });
    });
    await page.goto(PAGE);
    await amount(page).fill('5');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toHaveText('This part of the page could not be loaded.');
    await expect(amount(page)).toHaveValue('5');
    const retry = page.getByRole('button', { name: 'Retry' });
    const before = asked;
    await retry.press('Enter');
    await expect.poll(() => asked).toBeGreaterThan(before);
    await expect(retry).toBeFocused();
    await page.unroute(scripts);
    await retry.press('Enter');
    await expect(result(page)).toHaveText('5 days → ban-duration: 432000000');
    await expect(alert).toHaveCount(0);
    await expect(amount(page)).toBeFocused();
  }
  // Browsers complain about the status, and about a body that is not the one that the build wrote.
  complaints.list = complaints.list.filter((text) => !/404|integrity/.test(text));
});

test('an island goes with its page and is there again when the reader comes back', async ({ page }) => {
  await page.goto(PAGE);
  await untilStarted(page);
  const host = await island(page).elementHandle();
  const fallback = await form(page).elementHandle();
  const holdsFallback = () => host?.evaluate((element, child) => element.contains(child), fallback);
  await amount(page).fill('9');
  await expect(result(page)).toContainText('9 days');
  expect(await holdsFallback()).toBe(false);
  await page.getByRole('banner').getByRole('link', { name: 'Wiki' }).click();
  await expect(page).toHaveURL(/\/en\/docs\//);
  await expect(island(page)).toHaveCount(0);
  // React is gone from it, with all that a component may have started.
  await expect.poll(holdsFallback).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/mdx-blog-post/);
  await amount(page).fill('2');
  await expect(result(page)).toContainText('2 days → ban-duration: 172800000');
});

test('without storage nothing is lost', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('No.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  });
  await page.goto(PAGE);
  await amount(page).fill('2');
  await expect(result(page)).toContainText('172800000');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the fallback is a worked example, without a form that does nothing', async ({ page }) => {
    await page.goto(PAGE);
    await expect(result(page)).toHaveText('3 days → ban-duration: 259200000');
    await expect(amount(page)).toBeHidden();
  });
});
