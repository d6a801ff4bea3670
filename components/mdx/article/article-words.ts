/** Words that the elements of an article say, written into the page by the server in the reader's language. */
export interface ArticleWords {
  copied: string;
  copyFailed: string;
  close: string;
}

const SELECTOR = '[data-article-status]';

/** The words of the page; empty ones when it has none. */
export function readWords(document: Document): ArticleWords {
  const { copied = '', copyFailed = '', close = '' } = document.querySelector<HTMLElement>(SELECTOR)?.dataset ?? {};
  return { copied, copyFailed, close };
}

/** Has a screen reader say something. */
export function announce(document: Document, text: string): void {
  const status = document.querySelector(SELECTOR);
  if (!status) return;
  status.textContent = '';
  // A text that replaces itself is not a change; an empty moment between makes it one.
  setTimeout(() => {
    status.textContent = text;
  }, 50);
}
