const STATUS = '[data-article-status]';

/** Reads the localized messages that `Article` renders for its custom elements. */
export function readStatusMessages() {
  const { copied = '', copyFailed = '', close = '' } = document.querySelector<HTMLElement>(STATUS)?.dataset ?? {};
  return { copied, copyFailed, close };
}

export function announce(text: string): void {
  const status = document.querySelector(STATUS);
  if (!status) return;
  status.textContent = '';
  // Live regions announce changes only, so a repeated text must be removed first.
  setTimeout(() => {
    status.textContent = text;
  }, 50);
}
