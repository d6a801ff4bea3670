import { EDITIONS, MESSAGES } from './support/editions';
import { ABORTED_SCRIPTS, expect, test } from './support/test';

const PAGE = '/en/docs/setup/Docker';
const SHOWCASE = '/en/blog/mdx-blog-post';

test.use({ javaScriptEnabled: false });
test.afterEach(({ pageErrors }) => pageErrors.ignore(ABORTED_SCRIPTS));

test('a docs page is readable and navigable without scripts', async ({ page }) => {
  await page.goto(PAGE);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.locator('[aria-current=page]')).toBeVisible();
  const closedGroup = sidebar.locator(':scope > ul > li > details:not([open])').first();
  const group = sidebar.locator(`details[data-group="${await closedGroup.getAttribute('data-group')}"]`);
  await expect(group.getByRole('link').first()).toBeHidden();
  await group.locator('summary').first().click();
  await expect(group.getByRole('link').first()).toBeVisible();
  await page.getByRole('button', { name: 'Languages' }).click();
  await expect(page.getByRole('link', { name: 'English', exact: true })).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Switch between dark and light mode (currently light mode)' }),
  ).toBeHidden();
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
  await expect(page).not.toHaveURL(/Docker$/);
});

test('the sidebar is visible on a phone without scripts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first()).toBeVisible();
});

test('an article shows all tab panels and unfolds details without scripts', async ({ page }) => {
  await page.goto(SHOWCASE);
  for (const text of ['docker logs --tail 50', 'Get-Content', 'journalctl --unit'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy code to clipboard' }).first()).toBeHidden();
  await page.getByText('Why unfold anything?').click();
  await expect(page.getByText('Complete examples, and details that few need')).toBeVisible();
});

test('without scripts, islands are worked examples without form fields', async ({ page }) => {
  await page.goto(SHOWCASE);
  const duration = page.getByRole('group', { name: 'Ban duration in milliseconds' });
  await expect(duration.getByRole('status')).toHaveText('3 days → ban-duration: 259200000');
  await expect(duration.getByRole('textbox', { name: 'Duration' })).toBeHidden();

  await page.goto('/en/docs/misc/json-engine');
  const tester = page.getByRole('region', { name: 'Rule tester' });
  await expect(page.locator('.rule-tester-verdict')).toContainText('Not banned: this list exempts it');
  await expect(tester.locator('li[aria-current]')).toContainText('STARTS_WITH leechbox 9.');
  await expect(tester.getByRole('textbox', { name: 'Rules' })).toBeHidden();
  await expect(page.getByText('Open in the tester', { exact: true }).first()).toBeHidden();

  await page.goto(PAGE);
  const builder = page.locator('.compose-builder');
  await expect(builder.getByText('mem_limit: 512m')).toBeVisible();
  for (const line of ['- PBH_PORT=9899', '- PBH_SERVERADDRESS=127.0.0.1']) await expect(builder).toContainText(line);

  await page.goto('/docs/faq');
  await expect(page.locator('site-island[data-name="log-lookup"]').getByRole('textbox')).toBeHidden();
  await page.locator('.log-lookup-pages > summary').click();
  const links = page.locator('.log-lookup-pages').getByRole('link');
  expect(await links.count()).toBeGreaterThan(15);
  await links.nth(1).click();
  await expect(page).toHaveURL(/\/docs\/(?!faq$).+/);
});

test('without scripts, an old link to a question leads to the link to its answer', async ({ page }) => {
  await page.goto('/en/docs/faq#proxy-in-docker');
  const link = page.getByRole('link', { name: 'The proxy I set isn’t used' });
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page.getByRole('heading', { name: 'The proxy I set isn’t used' })).toBeInViewport();
});

test('the 404 page shows both languages without scripts', async ({ page, pageErrors }) => {
  await page.goto('/docs/nope');
  for (const { lang } of EDITIONS)
    await expect(page.getByRole('heading', { level: 1, name: MESSAGES[lang]['notFound.title'] })).toBeVisible();
  pageErrors.ignore(/404/);
});
