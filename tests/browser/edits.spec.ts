import { editDoc } from './support/edit-doc';
import { EDITIONS } from './support/editions';
import { expect, test, untilStarted } from './support/test';

/** The development server looks for changes several times a second, then compiles what has changed. */
const COMPILED = { timeout: 60_000 };

for (const { lang, prefix, sidebar } of EDITIONS)
  test(`an edited text shows on its open page without a load, in ${lang} @dev-only`, async ({ page, complaints }) => {
    test.setTimeout(180_000);
    await page.goto(`${prefix}/docs/misc/json-engine`);
    await untilStarted(page);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const article = page.getByRole('article');
    const link = page.getByRole('navigation', { name: sidebar }).getByRole('link', { name: 'Quokka' });
    const undo = editDoc(lang, 'misc/json-engine', (text) =>
      `${text}\n## Quokka section {#quokka}\n\nA sentence that was just written.\n`.replace(
        /^sidebar_label: .*$/m,
        'sidebar_label: Quokka',
      ),
    );
    try {
      await expect(article.getByText('A sentence that was just written.')).toBeVisible(COMPILED);
      await expect(article.getByRole('heading', { name: 'Quokka section' })).toBeVisible();
      await expect(link).toBeVisible(COMPILED);
    } finally {
      undo();
    }
    await expect(article.getByText('A sentence that was just written.')).toHaveCount(0, COMPILED);
    await expect(link).toHaveCount(0, COMPILED);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    // In development Next preloads the stylesheet of the not-found page too.
    complaints.list = complaints.list.filter((text) => !text.includes('was preloaded using link preload'));
  });
