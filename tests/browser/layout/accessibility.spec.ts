import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { EDITIONS, PAGES, type PageKind } from '../support/editions';
import { expect, test } from '../support/test';

/** What axe finds, WCAG 2.2 AA and best practices, as short lines. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

for (const { lang, prefix, toggle, languages } of EDITIONS) {
  for (const theme of ['light', 'dark']) {
    test.describe(`axe, ${lang}, ${theme}`, () => {
      test.use({ reducedMotion: 'reduce' } as object);
      test.beforeEach(({ page }) => page.addInitScript((mode) => localStorage.setItem('theme', mode), theme));

      for (const kind of Object.keys(PAGES) as PageKind[]) {
        test(`finds nothing on ${kind}`, async ({ page, complaints }) => {
          await page.goto(prefix + PAGES[kind]);
          expect(await findings(page)).toEqual([]);
          complaints.list = complaints.list.filter((text) => !text.includes('404'));
        });
      }

      test('finds nothing in open menus', async ({ page }) => {
        await page.goto(prefix + PAGES.doc);
        await page.getByRole('button', { name: languages }).click();
        expect(await findings(page)).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        await page.getByRole('button', { name: toggle }).click();
        expect(await findings(page)).toEqual([]);
      });
    });
  }
}
