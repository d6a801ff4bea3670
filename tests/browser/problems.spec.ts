import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { DEVELOPMENT_CONTENT } from '../support/development-content';
import { editDoc } from './support/edit-doc';
import { EDITIONS } from './support/editions';
import { expect, test, untilStarted } from './support/test';

/** The check begins a second after an edit, and takes what the machine needs. */
const CHECKED = { timeout: 90_000 };

for (const { lang, prefix } of EDITIONS) {
  test(`a page of ${lang} says what is wrong with its text until it is fixed @dev-only`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.goto(`${prefix}/docs/faq`);
    await untilStarted(page);
    const panel = page.getByRole('region', { name: /problem/ });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const file = `content/${lang}/docs/faq.mdx`;
    const restore = editDoc(lang, 'faq', (text) => `${text}\n<Widget />\n`);
    try {
      const line = readFileSync(file, 'utf8').split('\n').length + 1;
      await expect(panel).toContainText(`${file}:${line}:1`, CHECKED);
      await expect(panel).toContainText(/there is no component "<Widget>"\. Use (\w+, )*Card,/);
      await expect(panel).toHaveAccessibleName('1 problem on this page');
      await expect(page.getByRole('status').filter({ hasText: '1 problem on this page' })).toHaveCount(1);
      const { violations } = await new AxeBuilder({ page }).include('[aria-labelledby][data-noprint]').analyze();
      expect(violations).toEqual([]);
      // The rest of the text is there, and the panel lies over it: it takes no room.
      await expect(page.getByRole('article')).not.toBeEmpty();
      expect(await panel.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
    } finally {
      restore();
    }
    await expect(panel).toHaveCount(0, CHECKED);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });
}

test('front matter that is broken leaves its page as it was, and is told elsewhere too @dev-only', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('/en/docs/faq');
  await untilStarted(page);
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.innerText();
  const panel = page.getByRole('region', { name: /problem/ });
  const restore = editDoc('en', 'faq', (text) => text.replace('title:', 'titel:'));
  try {
    await expect(panel).toContainText('content/en/docs/faq.mdx:2:1', CHECKED);
    await expect(panel).toContainText('unknown key "titel". Did you mean "title"?');
    await expect(heading).toHaveText(title);
    await page.goto('/docs/intro');
    await expect(panel).toHaveAccessibleName(/^\d problems? elsewhere$/);
    await panel.locator('summary').press('Enter');
    await expect(panel.getByRole('link', { name: 'content/en/docs/faq.mdx' })).toHaveAttribute('href', '/en/docs/faq');
  } finally {
    restore();
  }
  await expect(panel).toHaveCount(0, CHECKED);
});

test('the address of a new doc says why there is nothing @dev-only', async ({ page, complaints }) => {
  test.setTimeout(300_000);
  const file = path.join(DEVELOPMENT_CONTENT, 'en/docs/new.mdx');
  writeFileSync(file, 'Text without front matter.\n');
  try {
    const response = await page.goto('/en/docs/new');
    expect(response?.status()).toBe(404);
    const panel = page.getByRole('region', { name: /problems? on this page/ });
    await expect(panel).toContainText('content/en/docs/new.mdx:1', CHECKED);
    await expect(panel).toContainText('the front matter is missing');
  } finally {
    rmSync(file);
  }
  // Next's, of a page that is not found.
  complaints.list.length = 0;
});

test('an export has nothing of it', () => {
  const MARK = 'data-severity';
  for (const part of ['problem-panel.client.tsx', 'problem-panel.module.css'])
    expect(readFileSync(path.join('components/dev', part), 'utf8')).toContain(MARK);
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(css|html|js)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readFileSync(path.join('out', file), 'utf8').includes(MARK))).toEqual([]);
});

test('a new doc is there at its first visit @dev-only', async ({ page }) => {
  test.setTimeout(300_000);
  const file = path.join(DEVELOPMENT_CONTENT, 'zh-Hans/docs/New doc.mdx');
  // Another page of the same kind has been shown before.
  await page.goto('/docs/intro');
  await untilStarted(page);
  writeFileSync(file, readFileSync(path.join(DEVELOPMENT_CONTENT, 'zh-Hans/docs/intro.mdx')));
  try {
    await expect(page.locator('a[href="/docs/New%20doc"]').first()).toBeAttached(CHECKED);
    const response = await page.goto('/docs/New%20doc');
    expect(response?.status()).toBe(200);
  } finally {
    await page.goto('about:blank');
    rmSync(file);
  }
});
