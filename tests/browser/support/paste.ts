import type { Locator } from '@playwright/test';

/** Pastes text over the selection of a field, as Ctrl+V does, but without the clipboard. */
export const paste = (field: Locator, text: string): Promise<void> =>
  field.evaluate((area, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (area.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
  }, text);
