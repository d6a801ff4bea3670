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

/** Waits for the results of the complete query rather than of its first letters. */
async function expectFinalResults(reader: Reader): Promise<void> {
  const markedWords = () =>
    reader.tab.evaluate(() =>
      [...document.querySelectorAll('[role=option] mark')].map(({ textContent }) => textContent?.toLowerCase()),
    );
  await expect.poll(markedWords).toContain('blocker');
}

async function expectOpenedResult(reader: Reader): Promise<void> {
  await expect.poll(() => reader.address()).toMatch(new RegExp(`^${RESULT}\\?_highlight=`));
  await expect.poll(() => reader.text({ role: 'heading', within: { role: 'main' } })).toMatch(/progress cheat/i);
  await expect.poll(() => readMarks(reader)).toMatchObject({ isInView: true });
  expect((await readMarks(reader)).words).toEqual(expect.arrayContaining(['progress', 'cheat', 'blocker']));
}

test('search works by keyboard, and Escape removes the highlights', async ({ site, reader }) => {
  await reader.tab.open(site.origin + PAGE);
  await reader.tab.press('Control', 'k');
  await expect.poll(() => reader.find(BOX)).toMatchObject({ isFocused: true });
  await reader.tab.type(QUERY);
  await expectFinalResults(reader);
  await reader.tab.press('ArrowDown');
  await expect.poll(() => reader.find(OPTION)).toMatchObject({ attributes: { 'aria-selected': 'true' } });
  await reader.tab.press('Enter');
  await expectOpenedResult(reader);
  await reader.tab.press('Escape');
  await expect.poll(() => readMarks(reader)).toMatchObject({ words: [] });
  expect(await reader.address()).toBe(RESULT);
});

test('search works by touch', async ({ site, phone, engine }) => {
  await phone.tab.open(site.origin + PAGE);
  await phone.tab.evaluate(() =>
    addEventListener('pointerdown', ({ pointerType }) => sessionStorage.setItem('input', pointerType), true),
  );
  await phone.tap(BOX);
  // WebKitGTK 2.50 has no pointer events for touch (https://bugs.webkit.org/show_bug.cgi?id=303044), and its driver turns a
  // touch into a click (no public report found).
  const input = engine === 'webkit' ? 'mouse' : 'touch';
  await expect.poll(() => phone.tab.evaluate(() => sessionStorage.getItem('input'))).toBe(input);
  await expect.poll(() => phone.find(BOX)).toMatchObject({ isFocused: true });
  await phone.tab.type(QUERY);
  await expectFinalResults(phone);
  await phone.tap(OPTION);
  await expectOpenedResult(phone);
});
