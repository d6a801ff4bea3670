import { expect, test } from './support/test';

const FORM = { role: 'group', name: 'Ban duration in milliseconds' };
const AMOUNT = { role: 'textbox', name: 'Duration', within: FORM };
const RESULT = { role: 'status', within: FORM };
const ALERT = { role: 'alert', within: { role: 'main' } };

test('an island whose file arrives damaged works without Retry', async ({ engine, site, reader }) => {
  await reader.tab.open(`${site.origin}/en/blog/mdx-blog-post`);
  // WebKit doesn't verify the integrity of preloaded modules, so a wrong digest wouldn't fail there.
  await reader.tab.evaluate(breakFirstPreload, engine === 'webkit' ? 'href' : 'integrity');
  // Firefox keeps a module that failed, so the page loads anew while the reader has not typed.
  await expect
    .poll(async () => {
      await reader.click(AMOUNT);
      return reader.tab.evaluate(() => document.querySelector('.island-root input') !== null);
    })
    .toBe(true);
  await reader.click(AMOUNT);
  await reader.tab.press('Control', 'a');
  await reader.tab.type('15');
  await expect.poll(() => reader.text(RESULT)).toBe('15 days → ban-duration: 1296000000');
  expect(await reader.find(ALERT)).toBeNull();
  expect((await reader.takePageErrors()).filter((error) => !error.includes('modulepreload'))).toEqual([]);
});

/** Makes the next module preload fail. Runs in the page. A second failure could be recorded after the island's notice. */
function breakFirstPreload(attribute: 'href' | 'integrity'): void {
  const { append } = document.head;
  document.head.append = (link: HTMLLinkElement) => {
    document.head.append = append;
    link[attribute] = `sha256-${'A'.repeat(43)}=`;
    document.head.append(link);
  };
}
