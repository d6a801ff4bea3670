import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { DEVELOPMENT_CONTENT } from '../support/development-content';
import { editDoc } from './support/edit-doc';
import { isSameDocument, markDocument } from './support/same-document';
import { expect, test, waitForStart } from './support/test';

/** Time for the development server to check the content. The check starts a second after an edit. */
const CHECK_TIMEOUT = { timeout: 90_000 };

test('a page shows its content problems until they are fixed @dev-only', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('/en/docs/faq');
  await waitForStart(page);
  const panel = page.getByRole('region', { name: /problem/ });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await markDocument(page);
  const file = 'content/en/docs/faq.mdx';
  const restore = editDoc('en', 'faq', (text) => `${text}\n<Widget />\n`);
  try {
    const line = readFileSync(file, 'utf8').split('\n').length + 1;
    await expect(panel).toContainText(`${file}:${line}:1`, CHECK_TIMEOUT);
    await expect(panel).toContainText(/there is no component "<Widget>"\. Use (\w+, )*Card,/);
    await expect(panel).toHaveAccessibleName('1 problem on this page');
    await expect(page.getByRole('status').filter({ hasText: '1 problem on this page' })).toHaveCount(1);
    const { violations } = await new AxeBuilder({ page }).include('[aria-labelledby][data-noprint]').analyze();
    expect(violations).toEqual([]);
    // The panel covers the article without moving it.
    await expect(page.getByRole('article')).not.toBeEmpty();
    expect(await panel.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  } finally {
    restore();
  }
  await expect(panel).toHaveCount(0, CHECK_TIMEOUT);
  expect(await isSameDocument(page)).toBe(true);
});

test('invalid front matter leaves its page in place and its text checked, and other pages report it @dev-only', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.goto('/en/docs/faq');
  await waitForStart(page);
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.innerText();
  const panel = page.getByRole('region', { name: /problem/ });
  const restore = editDoc('en', 'faq', (text) => `${text.replace('title:', 'titel:')}\n[Dead](/docs/nowhere)\n`);
  try {
    await expect(panel).toContainText('content/en/docs/faq.mdx:2:1', CHECK_TIMEOUT);
    await expect(panel).toContainText('unknown key "titel". Did you mean "title"?');
    await expect(panel).toContainText('the link "/docs/nowhere" leads nowhere');
    await expect(heading).toHaveText(title);
    await page.goto('/docs/intro');
    await expect(panel).toHaveAccessibleName(/^\d problems? elsewhere$/);
    await panel.locator('summary').press('Enter');
    await expect(panel.getByRole('link', { name: 'content/en/docs/faq.mdx' })).toHaveAttribute('href', '/en/docs/faq');
  } finally {
    restore();
  }
  await expect(panel).toHaveCount(0, CHECK_TIMEOUT);
});

test('the address of an invalid new doc shows the problem @dev-only', async ({ page, pageErrors }) => {
  test.setTimeout(300_000);
  const file = path.join(DEVELOPMENT_CONTENT, 'en/docs/new.mdx');
  writeFileSync(file, 'Text without front matter.\n');
  try {
    const response = await page.goto('/en/docs/new');
    expect(response?.status()).toBe(404);
    const panel = page.getByRole('region', { name: /problems? on this page/ });
    await expect(panel).toContainText('content/en/docs/new.mdx:1', CHECK_TIMEOUT);
    await expect(panel).toContainText('the front matter is missing');
  } finally {
    rmSync(file);
  }
  // Next logs errors for a page that isn't found.
  pageErrors.ignore();
});

test('the export does not contain the problem panel', () => {
  const MARK = 'data-severity';
  for (const source of ['problem-panel.client.tsx', 'problem-panel.module.css'])
    expect(readFileSync(path.join('components/dev', source), 'utf8')).toContain(MARK);
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(css|html|js)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readFileSync(path.join('out', file), 'utf8').includes(MARK))).toEqual([]);
});

test('a new doc is available at its first visit @dev-only', async ({ page }) => {
  test.setTimeout(300_000);
  const file = path.join(DEVELOPMENT_CONTENT, 'zh-Hans/docs/New doc.mdx');
  // Opens another doc first, so that the route of docs is already compiled.
  await page.goto('/docs/intro');
  await waitForStart(page);
  writeFileSync(file, readFileSync(path.join(DEVELOPMENT_CONTENT, 'zh-Hans/docs/intro.mdx')));
  try {
    await expect(page.locator('a[href="/docs/New%20doc"]').first()).toBeAttached(CHECK_TIMEOUT);
    const response = await page.goto('/docs/New%20doc');
    expect(response?.status()).toBe(200);
  } finally {
    await page.goto('about:blank');
    rmSync(file);
  }
});
