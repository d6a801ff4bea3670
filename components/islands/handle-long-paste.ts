import type { ClipboardEvent } from 'react';

/** In characters. */
const MAX_NATIVE_PASTE_LENGTH = 10_000;

/** Inserts a long text by script, because browsers take seconds for thousands of lines and a minute for a megabyte. */
export function handleLongPaste(event: ClipboardEvent<HTMLTextAreaElement>, onText: (text: string) => void): void {
  const pasted = event.clipboardData.getData('text/plain');
  if (pasted.length <= MAX_NATIVE_PASTE_LENGTH) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  onText(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
}
