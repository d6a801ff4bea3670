import { announce, readWords } from '@/components/mdx/article/article-words';
import { watchOverflow } from '@/components/mdx/scroll-table/scroll-region.element';
import { SiteElement } from '@/components/ui/site-element';

/** How long the button shows the outcome. */
const SHOWN_MS = 2500;

/** `<site-code>`: its button copies the code, and the keyboard reaches code that is too wide. */
export class CodeElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    const code = this.querySelector('code');
    const button = this.querySelector('button');
    const region = this.querySelector('pre');
    if (region) watchOverflow(region, signal);
    if (code) button?.addEventListener('click', async () => show(button, await copy(code)), { signal });
  }
}

/** What a reader wants to paste: no deleted lines and no final line end. */
export function codeText(code: Element): string {
  const lines = [...code.querySelectorAll(':scope > .line')];
  const kept = lines.length > 0 ? lines.filter((line) => line.tagName !== 'DEL') : [code];
  return kept
    .map((part) => part.textContent)
    .join('')
    .replace(/\n$/, '');
}

/** Over plain HTTP, which is common on a NAS, only the old command works; where that fails too, the code stays selected. */
async function copy(code: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(codeText(code));
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return code.querySelector('del.line') === null && document.execCommand?.('copy') === true;
  }
}

function show(button: HTMLElement, isCopied: boolean): void {
  const { copied, copyFailed } = readWords();
  const message = isCopied ? copied : copyFailed;
  button.dataset.copy = isCopied ? 'done' : 'failed';
  button.dataset.message = message;
  announce(message);
  setTimeout(() => {
    button.dataset.copy = '';
    delete button.dataset.message;
  }, SHOWN_MS);
}
