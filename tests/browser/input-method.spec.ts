import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './support/test';

/** What an input method does, through the browser's own protocol: the browser makes the events. */
async function startInputMethod(page: Page) {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  return {
    compose: (text: string) =>
      devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
    commit: (text: string) => devtools.send('Input.insertText', { text }),
    /** Presses a key that the input method uses itself; some systems tell the page which one. */
    press: async (code: string, key = code) => {
      const options = { key, code, windowsVirtualKeyCode: 229 };
      await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...options });
      await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...options });
    },
  };
}

/** Notes the keys that the page has seen, and whether each belonged to a composition. */
async function watchKeys(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const keys: string[] = [];
    addEventListener('keydown', ({ key, isComposing }) => keys.push(`${key} ${isComposing}`), true);
    Object.assign(window, { keys });
  });
  return () => page.evaluate(() => Reflect.get(window, 'keys'));
}

test('keys of a composition choose nothing, close nothing and send nothing', async ({ page }) => {
  await page.goto('/docs/intro');
  const box = page.getByRole('combobox', { name: '搜索' });
  const list = page.getByRole('listbox', { name: '搜索结果' });
  const options = list.getByRole('option');
  await box.fill('docker');
  await expect(options.first()).toBeVisible();
  await box.selectText();
  const keysSeen = await watchKeys(page);
  const method = await startInputMethod(page);
  for (const text of ['d', 'duan', 'duan kou']) await method.compose(text);
  await expect(box).toHaveValue('duan kou');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await method.press('ArrowDown');
  await method.press('Enter');
  // Told that this is Escape, Chromium would clear the box by itself.
  await method.press('Escape', 'Process');
  expect(await keysSeen()).toEqual(['ArrowDown true', 'Enter true', 'Process true']);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('duan kou');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(box).not.toHaveAttribute('aria-activedescendant', /./);
  expect(new URL(page.url()).pathname).toBe('/docs/intro');

  await method.commit('端口');
  await expect(box).toHaveValue('端口');
  await expect(options.first().locator('mark').first()).toHaveText(/端口/);
  // A chosen page stays chosen when the rest of the answer moves it.
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/_highlight=/);
});

test('Enter that ends a composition does not send the search', async ({ page }) => {
  await page.goto('/docs/intro');
  const box = page.getByRole('combobox', { name: '搜索' });
  await box.focus();
  const method = await startInputMethod(page);
  await method.compose('docker');
  await method.press('Enter');
  await method.commit('docker');
  await expect(box).toHaveValue('docker');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/docs/intro');
  // The same key is the reader's again.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=docker/);
});
