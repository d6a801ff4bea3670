import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Controls an input method through the DevTools protocol, so that the browser dispatches the same events as for a real one. */
async function startInputMethod(page: Page) {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  return {
    compose: (text: string) =>
      devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
    commit: (text: string) => devtools.send('Input.insertText', { text }),
    /** Presses a key that the input method handles. Depending on the system, the page sees its name or `Process`. */
    press: async (code: string, key = code) => {
      const options = { key, code, windowsVirtualKeyCode: 229 };
      await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...options });
      await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...options });
    },
  };
}

/** Records the keys that the page receives, and whether each belonged to a composition. */
async function recordKeys(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const keys: string[] = [];
    addEventListener('keydown', ({ key, isComposing }) => keys.push(`${key} ${isComposing}`), true);
    Object.assign(window, { keys });
  });
  return () => page.evaluate(() => Reflect.get(window, 'keys'));
}

test('keys during a composition do not select, close or submit anything', async ({ page }) => {
  await page.goto('/docs/intro');
  const box = page.getByRole('combobox', { name: '搜索' });
  const list = page.getByRole('listbox', { name: '搜索结果' });
  const options = list.getByRole('option');
  await box.fill('docker');
  await expect(options.first()).toBeVisible();
  await box.selectText();
  const readKeys = await recordKeys(page);
  const inputMethod = await startInputMethod(page);
  for (const text of ['d', 'duan', 'duan kou']) await inputMethod.compose(text);
  await expect(box).toHaveValue('duan kou');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await inputMethod.press('ArrowDown');
  await inputMethod.press('Enter');
  // As `Process`, because for `Escape` Chromium would clear the search box itself.
  await inputMethod.press('Escape', 'Process');
  expect(await readKeys()).toEqual(['ArrowDown true', 'Enter true', 'Process true']);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('duan kou');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(box).not.toHaveAttribute('aria-activedescendant', /./);
  expect(new URL(page.url()).pathname).toBe('/docs/intro');

  await inputMethod.commit('端口');
  await expect(box).toHaveValue('端口');
  await expect(options.first().locator('mark').first()).toHaveText(/端口/);
  // Waits for the final results, because a selected result would keep its selection when later results move it.
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/_highlight=/);
});
