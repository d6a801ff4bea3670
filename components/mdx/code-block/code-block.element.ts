import { announce, readStatusMessages } from '@/components/mdx/article/article-status';
import { watchOverflow } from '@/components/mdx/article/scroll-region.element';
import { copyText } from '@/components/ui/copy-text';
import { SiteElement } from '@/components/ui/site-element';

const MESSAGE_DURATION_MS = 2500;

/** `<site-code>`: adds the copy function, and makes overflowing code scrollable by keyboard. */
export class CodeElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    const code = this.querySelector('code');
    const button = this.querySelector('button');
    const region = this.querySelector('pre');
    if (region) watchOverflow(region, signal);
    if (code) button?.addEventListener('click', async () => showResult(button, await copyCode(code)), { signal });
  }
}

/** Returns the code to copy, without deleted lines and the final line break. */
export function codeText(code: Element): string {
  const lines = [...code.querySelectorAll(':scope > .line')];
  const kept = lines.length > 0 ? lines.filter((line) => line.tagName !== 'DEL') : [code];
  return kept
    .map((element) => element.textContent)
    .join('')
    .replace(/\n$/, '');
}

/** Returns whether the code was copied. Otherwise selects it, so that readers can copy it themselves. */
async function copyCode(code: Element): Promise<boolean> {
  const isCopied = await copyText(codeText(code));
  if (!isCopied) getSelection()?.selectAllChildren(code);
  return isCopied;
}

function showResult(button: HTMLElement, isCopied: boolean): void {
  const { copied, copyFailed } = readStatusMessages();
  const message = isCopied ? copied : copyFailed;
  button.dataset.message = message;
  announce(message);
  setTimeout(() => delete button.dataset.message, MESSAGE_DURATION_MS);
}
