import { EDITIONS, MESSAGES } from '../support/editions';
import { expect, test } from '../support/test';

const PAGE = '/en/docs/setup/Docker';

for (const { lang, prefix } of EDITIONS)
  test(`the frame has its landmarks, controls and names in ${lang}`, async ({ page }) => {
    const t = MESSAGES[lang];
    await page.goto(`${prefix}/docs/setup/Docker`);
    const bar = page.getByRole('navigation', { name: t['navbar.label'], exact: true });
    await expect(bar.getByRole('link', { name: 'PeerBanHelper' })).toHaveAttribute('href', `${prefix}/`);
    await expect(bar.getByRole('link', { name: t['navbar.docs'], exact: true })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'GitHub' })).toBeVisible();
    await expect(bar.getByRole('button', { name: t['navbar.languages'] })).toBeVisible();
    await expect(bar.getByRole('button', { name: t['theme.light'], exact: true })).toBeVisible();
    for (const key of ['docs.sidebar', 'docs.breadcrumbs', 'docs.toc', 'docs.pager'] as const)
      await expect(page.getByRole('navigation', { name: t[key] })).toBeVisible();
    await expect(page.getByRole('link', { name: t['docs.edit'] })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('932978658');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'CC BY-NC 4.0' })).toBeVisible();
    await expect(page.getByRole('button', { name: t['navbar.toggle'] })).toBeHidden();
  });

test('the language menu leads to the same page and section in the other language', async ({ page }) => {
  await page.goto(`${PAGE}?x=1`);
  const section = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2);
  const hash = await section.getAttribute('href');
  await section.click();
  await page.getByRole('button', { name: 'Languages' }).click();
  await page.getByRole('link', { name: '简体中文', exact: true }).click();
  await expect(page).toHaveURL(`/docs/setup/Docker?x=1${hash}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});

test('shows where the keyboard focus is', async ({ page }) => {
  await page.goto(PAGE);
  const seen = new Set<string>();
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    const { tag, outline, shadow } = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
      const outline = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      return { tag: focused.outerHTML.slice(0, 80), outline, shadow: boxShadow };
    });
    expect(outline > 0 || shadow !== 'none', tag).toBe(true);
    seen.add(tag);
  }
  expect(seen.size).toBeGreaterThan(8);
});

test('after an arrival at a section, the bar stays, and the back-to-top button covers nothing', async ({ page }) => {
  await page.goto(`${PAGE}#troubleshooting`);
  const bar = page.getByRole('navigation', { name: 'Main', exact: true });
  const toTop = page.getByRole('button', { name: 'Scroll back to top' });
  await expect(page.locator('html')).toHaveAttribute('data-scroll', 'arrival');
  await expect(bar).toBeInViewport();
  await expect(toTop).toBeHidden();
  await page.mouse.move(640, 400);
  const arrival = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 30);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(arrival);
  await expect(bar, 'a small movement is no reading').toBeInViewport();
  await page.mouse.wheel(0, 400);
  await expect(bar).not.toBeInViewport();
});

test('hides the bar when scrolling down, and shows it with the back-to-top button when scrolling up', async ({
  page,
}) => {
  await page.goto(PAGE);
  const bar = page.getByRole('navigation', { name: 'Main', exact: true });
  const toTop = page.getByRole('button', { name: 'Scroll back to top' });
  await page.mouse.move(640, 400);
  await expect(toTop).toBeHidden();
  await page.mouse.wheel(0, 1500);
  await expect(bar).not.toBeInViewport();
  await expect(toTop).toBeHidden();
  await page.mouse.wheel(0, -300);
  await expect(bar).toBeInViewport();
  await toTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(toTop).toBeHidden();
  await bar.getByRole('link', { name: 'PeerBanHelper' }).focus();
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 1500);
  await expect(page.locator('html')).toHaveAttribute('data-scroll', 'down');
  await expect(bar, 'the bar stays while it contains focus').toBeInViewport();
});
