import { expect, test } from './support/test';

const PAGE = '/en/docs/setup/Docker';
const HEADING = { role: 'heading', within: { role: 'main' } };
const SIDEBAR = { role: 'navigation', name: 'Docs sidebar' };
const TABS = '/en/blog/mdx-blog-post';

// WebKitGTK 2.50 has no Navigation API (https://bugs.webkit.org/show_bug.cgi?id=298730), so links load a new document there and
// navigate on the client elsewhere. The tests check only behavior that is the same in both cases.
test('a link opens its page at the top, and back and forward restore the scroll position', async ({ site, reader }) => {
  await reader.tab.open(site.origin + PAGE);
  expect(await reader.text({ role: 'article' })).toContain('docker compose');
  await reader.scrollTo(900);
  await reader.click({ role: 'link', name: 'FreeBSD', within: SIDEBAR });
  await expect.poll(() => reader.text(HEADING)).toContain('FreeBSD');
  await expect.poll(() => reader.tab.evaluate(() => document.title)).toContain('FreeBSD');
  await expect.poll(() => reader.scrollTop()).toBe(0);
  await reader.scrollTo(400);
  await reader.traverse(-1);
  await expect.poll(() => reader.text(HEADING)).toContain('Docker');
  await expect.poll(() => reader.scrollTop()).toBe(900);
  await reader.traverse(1);
  await expect.poll(() => reader.text(HEADING)).toContain('FreeBSD');
  await expect.poll(() => reader.scrollTop()).toBe(400);
  expect(await reader.address()).toBe('/en/docs/setup/FreeBSD');
});

test('the color mode survives a reload', async ({ site, reader }) => {
  const background = () => reader.tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const toggle = (mode: string) => ({
    role: 'button',
    name: `Switch between dark and light mode (currently ${mode} mode)`,
  });
  await reader.tab.open(site.origin + PAGE);
  const light = await background();
  await reader.click(toggle('light'));
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await reader.tab.reload();
  await expect.poll(() => reader.find(toggle('dark'))).not.toBeNull();
  expect(await background()).toBe(dark);
  await reader.click(toggle('dark'));
  await expect.poll(background).toBe(light);
});

test('the main menu on a phone opens, closes and follows links', async ({ site, phone }) => {
  const button = { role: 'button', name: 'Toggle navigation bar' };
  const menu = { role: 'dialog', name: 'Main menu' };
  await phone.tab.open(site.origin + PAGE);
  expect(await phone.tab.evaluate(() => innerWidth)).toBe(390);
  expect(await phone.find(menu)).toBeNull();
  await phone.tap(button);
  await expect.poll(() => phone.find(menu)).not.toBeNull();
  await phone.tab.press('Escape');
  await expect.poll(() => phone.find(menu)).toBeNull();
  await expect
    .poll(() => phone.find(button))
    .toMatchObject({ isFocused: true, attributes: { 'aria-expanded': 'false' } });
  await phone.tap(button);
  await phone.tap({ role: 'link', name: 'FreeBSD', within: menu });
  await expect.poll(() => phone.text(HEADING)).toContain('FreeBSD');
  await expect.poll(() => phone.find(menu)).toBeNull();
});

test('the copy button copies code', async ({ site, reader }) => {
  await reader.tab.open(site.origin + TABS);
  const block = { role: 'figure', text: 'data/config/profile.yml' };
  await reader.click({ role: 'button', name: 'Copy code to clipboard', within: block });
  await expect.poll(() => reader.find({ role: 'status', text: 'Copied' })).not.toBeNull();
  // Checked by pasting, because scripts can read the clipboard only with a permission that only Chromium supports:
  // https://github.com/web-platform-tests/wpt/issues/36762
  await reader.tab.evaluate(() => document.body.prepend(document.createElement('textarea')));
  await reader.click({ role: 'textbox' });
  await expect.poll(() => reader.find({ role: 'textbox' })).toMatchObject({ isFocused: true });
  // Repeated, because on a busy machine WebKitGTK's first paste was empty in one of seven runs (no public report found).
  await expect
    .poll(async () => {
      await reader.tab.press('Control', 'a');
      await reader.tab.press('Control', 'v');
      return reader.tab.evaluate(() => document.querySelector('textarea')?.value);
    })
    .toBe('module:\n  progress-cheat-blocker:\n    enabled: true\n    maximum-difference: 0.15');
});
