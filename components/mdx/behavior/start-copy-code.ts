import { announce, readWords } from './article-words';

/** How long the button says how it went. */
const SHOWN_MS = 2500;

/** Copies a block's code when its button is pressed. Lines marked as deleted are left out. */
export function startCopyCode(document: Document): () => void {
  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    const code = button?.closest('[data-code]')?.querySelector('code');
    if (!button || !code) return;
    copy(code).then((isCopied) => {
      const words = readWords(document);
      show(button, isCopied ? 'done' : 'failed', isCopied ? words.copied : words.copyFailed);
    });
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/** What a reader wants to paste: no deleted lines, no final line end. */
export function codeText(code: Element): string {
  const lines = [...code.querySelectorAll(':scope > .line')];
  const kept = lines.length > 0 ? lines.filter((line) => line.tagName !== 'DEL') : [code];
  return kept
    .map((part) => part.textContent)
    .join('')
    .replace(/\n$/, '');
}

/** Pages on a NAS often come over plain HTTP, where only the old way works. When that fails too, the code stays selected. */
async function copy(code: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(codeText(code));
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return code.querySelector('del.line') === null && document.execCommand?.('copy') === true;
  }
}

function show(button: HTMLElement, state: 'done' | 'failed', message: string): void {
  button.dataset.copy = state;
  button.dataset.message = message;
  announce(button.ownerDocument, message);
  setTimeout(() => {
    button.dataset.copy = '';
    delete button.dataset.message;
  }, SHOWN_MS);
}
