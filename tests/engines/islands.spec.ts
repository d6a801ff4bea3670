import { expect, test } from './support/test';

const FORM = { role: 'group', name: 'Ban duration in milliseconds' };
const AMOUNT = { role: 'textbox', name: 'Duration', within: FORM };
const RESULT = { role: 'status', within: FORM };
const ALERT = { role: 'alert', within: { role: 'main' } };

test('an island works, shows a message in its place after a crash, and recovers with Try again', async ({
  site,
  reader,
}) => {
  await reader.tab.open(`${site.origin}/en/blog/mdx-blog-post`);
  await reader.click(AMOUNT);
  await reader.tab.press('Control', 'a');
  await reader.tab.type('15');
  await expect.poll(() => reader.text(RESULT)).toBe('15 days → ban-duration: 1296000000');

  await reader.tab.evaluate(throwOnAmount, '15.5');
  await reader.tab.type('.5');
  await expect.poll(() => reader.text(ALERT)).toBe('This page crashed.');
  expect(await reader.find(FORM)).toBeNull();
  expect(await reader.text({ role: 'heading', within: { role: 'main' } })).toBeTruthy();
  expect(await reader.takePageErrors()).toContainEqual(expect.stringContaining('broken by the test'));

  await reader.tab.evaluate(() => sessionStorage.removeItem('broken'));
  await reader.click({ role: 'button', name: 'Try again' });
  await expect.poll(() => reader.text(RESULT)).toContain('ban-duration: ');
  expect(await reader.find(ALERT)).toBeNull();
});

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

test('a rule example opens in the tester each time its link is clicked', async ({ site, reader }) => {
  await reader.tab.open(`${site.origin}/en/docs/misc/json-engine`);
  const example = { role: 'link', name: 'Open in the tester', within: { role: 'figure', text: 'traffic eater' } };
  const verdict = { role: 'status', text: 'Banned', within: { role: 'region', name: 'Rule tester' } };
  for (const click of ['first click', 'second click']) {
    await reader.click(example);
    await expect.poll(async () => (await reader.find(verdict))?.isInView, { message: click }).toBe(true);
  }
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

/** Makes the component throw when it renders the given amount. Runs in the page. */
function throwOnAmount(amount: string): void {
  const { trim } = String.prototype;
  String.prototype.trim = function () {
    if (String(this) === amount && sessionStorage.getItem('broken')) throw new Error('broken by the test');
    return trim.call(this);
  };
  sessionStorage.setItem('broken', 'yes');
}
