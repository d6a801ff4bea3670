import { expect, test, waitForStart } from '../support/test';

const PAGE = '/en/docs/setup/Docker';

test('the sidebar keeps open groups and scroll position across pages and reloads @dev', async ({ page }) => {
  await page.goto(PAGE);
  await waitForStart(page);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const groups = sidebar.locator(':scope > ul > li > details');
  await expect(groups.first()).toHaveAttribute('open', '');
  await groups.nth(2).locator('summary').first().click();
  await expect(groups.nth(2)).toHaveAttribute('open', '');
  const scrollTo = (top: number) =>
    sidebar.evaluate((nav, value) => {
      const scrolled = new Promise((resolve) => nav.addEventListener('scroll', resolve, { once: true }));
      nav.scrollTo(0, value);
      return scrolled.then(() => undefined);
    }, top);
  await scrollTo(80);
  await sidebar.locator('a[href$="/docs/setup/FreeBSD"]').click();
  await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', '/en/docs/setup/FreeBSD');
  expect(await sidebar.evaluate((nav) => nav.scrollTop)).toBe(80);
  // In development the link loads a document, whose script must run before it can store a position.
  await waitForStart(page);
  // Differs from the position that was stored when the page changed.
  await scrollTo(60);
  await page.reload();
  await expect(groups.nth(2)).toHaveAttribute('open', '');
  await expect.poll(() => sidebar.evaluate((nav) => nav.scrollTop)).toBe(60);
  await page.getByRole('link', { name: 'PeerBanHelper' }).first().click();
  await expect(page).toHaveURL(/:\d+\/en\/?$/);
  await page.goBack();
  await expect(groups.nth(2)).toHaveAttribute('open', '');
});

test('the table of contents follows the reading position', async ({ page }) => {
  await page.goto(PAGE);
  const toc = page.getByRole('navigation', { name: 'On this page' });
  const third = toc.getByRole('link').nth(2);
  await third.click();
  await expect(third).toHaveAttribute('aria-current', 'location');
  await expect(toc.locator('[aria-current]')).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(toc.getByRole('link').last()).toHaveAttribute('aria-current', 'location');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(toc.getByRole('link').last()).not.toHaveAttribute('aria-current');
});

test('after a link to a section of another page, Tab goes on from the section', async ({ page }) => {
  await page.goto('/en/docs/intro');
  await waitForStart(page);
  const link = page.locator('article a[href*="/docs/"][href*="#"]').first();
  const href = await link.getAttribute('href');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${href}`);
  const section = page.locator(`[id="${href?.split('#')[1]}"]`);
  await expect(section).toBeInViewport();
  await expect(section).toBeFocused();
  await page.keyboard.press('Tab');
  const follows = await section.evaluate((element) => {
    const position = element.compareDocumentPosition(document.activeElement ?? document.body);
    return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  expect(follows).toBe(true);
});
