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
