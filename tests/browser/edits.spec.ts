import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEVELOPMENT_CONTENT } from '../support/development-content';
import { isSameDocument, markDocument } from './support/same-document';
import { expect, test, waitForStart } from './support/test';

/** Time for the development server to compile and check an edit. */
const TIMEOUT = { timeout: 90_000 };
test.describe.configure({ timeout: 300_000 });

test('an edit and its problems show on the open page without a reload @dev-only', async ({ page }) => {
  await page.goto('/docs/misc/json-engine');
  await waitForStart(page);
  await markDocument(page);
  const name = 'zh-Hans/docs/misc/json-engine.mdx';
  const file = path.join(DEVELOPMENT_CONTENT, name);
  const before = readFileSync(file, 'utf8');
  const edited = `${before.replace(/^sidebar_label: .*$/m, 'sidebar_label: Quokka')}\n## Quokka section {#quokka}\n`;
  const heading = page.getByRole('article').getByRole('heading', { name: 'Quokka section' });
  const link = page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: 'Quokka' });
  const panel = page.getByRole('region').filter({ hasText: `content/${name}` });
  try {
    writeFileSync(file, edited);
    await expect(heading).toBeVisible(TIMEOUT);
    await expect(link).toBeVisible(TIMEOUT);
    writeFileSync(file, `${edited}\n<Widget />\n`);
    await expect(panel).toContainText(`content/${name}:${edited.split('\n').length + 1}:1`, TIMEOUT);
    await expect(panel).toContainText('<Widget>');
    await expect(page.getByRole('article')).not.toBeEmpty();
  } finally {
    writeFileSync(file, before);
  }
  await expect(heading).toHaveCount(0, TIMEOUT);
  await expect(link).toHaveCount(0, TIMEOUT);
  await expect(panel).toHaveCount(0, TIMEOUT);
  expect(await isSameDocument(page)).toBe(true);
});

test('a new doc is available at its first visit @dev-only', async ({ page }) => {
  const file = path.join(DEVELOPMENT_CONTENT, 'zh-Hans/docs/New doc.mdx');
  // Opens another doc first, so that the route of docs is already compiled.
  await page.goto('/docs/intro');
  await waitForStart(page);
  writeFileSync(file, readFileSync(path.join(DEVELOPMENT_CONTENT, 'zh-Hans/docs/intro.mdx')));
  try {
    await expect(page.locator('a[href="/docs/New%20doc"]').first()).toBeAttached(TIMEOUT);
    const response = await page.goto('/docs/New%20doc');
    expect(response?.status()).toBe(200);
  } finally {
    await page.goto('about:blank');
    rmSync(file);
  }
});

test('invalid front matter leaves its page in place and its text checked, and other pages report it @dev-only', async ({
  page,
}) => {
  await page.goto('/en/docs/faq');
  await waitForStart(page);
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.innerText();
  const panel = page.getByRole('region', { name: /problem/ });
  const file = path.join(DEVELOPMENT_CONTENT, 'en/docs/faq.mdx');
  const before = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, `${before.replace('title:', 'titel:')}\n[Dead](/docs/nowhere)\n`);
    await expect(panel).toContainText('unknown key "titel". Did you mean "title"?', TIMEOUT);
    await expect(panel).toContainText('the link "/docs/nowhere" leads nowhere');
    await expect(heading).toHaveText(title);
    await page.goto('/docs/intro');
    await panel.locator('summary').press('Enter');
    await expect(panel.getByRole('link', { name: 'content/en/docs/faq.mdx' })).toHaveAttribute('href', '/en/docs/faq');
  } finally {
    writeFileSync(file, before);
  }
  await expect(panel).toHaveCount(0, TIMEOUT);
});

test('the address of an invalid new doc shows the problem @dev-only', async ({ page, pageErrors }) => {
  const file = path.join(DEVELOPMENT_CONTENT, 'en/docs/new.mdx');
  writeFileSync(file, 'Text without front matter.\n');
  try {
    const response = await page.goto('/en/docs/new');
    expect(response?.status()).toBe(404);
    const panel = page.getByRole('region', { name: /problems? on this page/ });
    await expect(panel).toContainText('the front matter is missing', TIMEOUT);
  } finally {
    rmSync(file);
  }
  // Next logs errors for a page that isn't found.
  pageErrors.ignore();
});
