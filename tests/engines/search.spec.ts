import type { Reader } from './support/reader';
import { expect, test } from './support/test';

const BOX = { role: 'combobox', name: 'Search' };
const OPTION = { role: 'option', within: { role: 'listbox', name: 'Search results' } };
const PAGE = '/en/docs/intro';
const QUERY = 'progress cheat blocker';
const RESULT = '/en/docs/module/progress-cheat-blocker';

/** Returns the highlighted words of the article, and whether the first is in the viewport. */
const readMarks = (reader: Reader) =>
  reader.tab.evaluate(() => {
    const marks = [...document.querySelectorAll('article mark')];
    const { top = -1 } = marks[0]?.getBoundingClientRect() ?? {};
    return {
      words: marks.map(({ textContent }) => textContent?.toLowerCase()),
      isInView: top >= 0 && top < innerHeight,
    };
  });

test('search works by keyboard, and Escape removes the highlights', async ({ site, reader }) => {
  await reader.tab.open(site.origin + PAGE);
  await reader.tab.press('Control', 'k');
  await expect.poll(() => reader.find(BOX)).toMatchObject({ isFocused: true });
  await reader.tab.type(QUERY);
  // The results of the complete query rather than of its first letters.
  await expect.poll(() => reader.text(OPTION)).toMatch(/blocker/i);
  await reader.tab.press('ArrowDown');
  await expect.poll(() => reader.find(OPTION)).toMatchObject({ attributes: { 'aria-selected': 'true' } });
  await reader.tab.press('Enter');
  await expect.poll(() => reader.address()).toMatch(new RegExp(`^${RESULT}\\?_highlight=`));
  await expect.poll(() => readMarks(reader)).toMatchObject({ isInView: true });
  expect((await readMarks(reader)).words).toEqual(expect.arrayContaining(['progress', 'cheat', 'blocker']));
  await reader.tab.press('Escape');
  await expect.poll(() => readMarks(reader)).toMatchObject({ words: [] });
  expect(await reader.address()).toBe(RESULT);
});
