import { editDoc } from './support/edit-doc';
import { isSameDocument, markDocument } from './support/same-document';
import { expect, test, waitForStart } from './support/test';

/** Time for the development server to detect and compile an edit. */
const COMPILE_TIMEOUT = { timeout: 60_000 };

test('an edit shows on the open page without a reload @dev-only', async ({ page, pageErrors }) => {
  test.setTimeout(180_000);
  await page.goto('/docs/misc/json-engine');
  await waitForStart(page);
  await markDocument(page);
  const article = page.getByRole('article');
  const link = page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: 'Quokka' });
  const restore = editDoc('zh-Hans', 'misc/json-engine', (text) =>
    `${text}\n## Quokka section {#quokka}\n\nA sentence that was just written.\n`.replace(
      /^sidebar_label: .*$/m,
      'sidebar_label: Quokka',
    ),
  );
  try {
    await expect(article.getByText('A sentence that was just written.')).toBeVisible(COMPILE_TIMEOUT);
    await expect(article.getByRole('heading', { name: 'Quokka section' })).toBeVisible();
    await expect(link).toBeVisible(COMPILE_TIMEOUT);
  } finally {
    restore();
  }
  await expect(article.getByText('A sentence that was just written.')).toHaveCount(0, COMPILE_TIMEOUT);
  await expect(link).toHaveCount(0, COMPILE_TIMEOUT);
  expect(await isSameDocument(page)).toBe(true);
  // In development Next preloads the stylesheet of its not-found page.
  pageErrors.ignore(/was preloaded using link preload/);
});
