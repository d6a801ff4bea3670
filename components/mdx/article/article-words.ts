const SELECTOR = '[data-article-status]';

/** Words that the elements of an article say, which the server has put into the page in its language. */
export function readWords() {
  const { copied = '', copyFailed = '', close = '' } = document.querySelector<HTMLElement>(SELECTOR)?.dataset ?? {};
  return { copied, copyFailed, close };
}

/** Has a screen reader say something. */
export function announce(text: string): void {
  const status = document.querySelector(SELECTOR);
  if (!status) return;
  status.textContent = '';
  // A text that replaces itself is not a change; an empty moment between makes it one.
  setTimeout(() => {
    status.textContent = text;
  }, 50);
}
