import { copyText } from '@/components/ui/copy-text';
import { SiteElement } from '@/components/ui/site-element';
import { type ReceivedResponse, requestFile } from '@/lib/requests/request-file';

const STATUS_DURATION_MS = 2500;

/** `<site-copy-markdown>`: its button fetches the page's Markdown and copies it to the clipboard. */
export class CopyMarkdownElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    this.querySelector('button')?.addEventListener('click', () => this.#copy(), { signal });
  }

  async #copy(): Promise<void> {
    const { href = '', copied = '', failed = '' } = this.dataset;
    const status = this.querySelector('[role=status]');
    if (!status) return;
    const message = await writeToClipboard(requestFile(href, readMarkdown)).then(
      () => copied,
      () => failed,
    );
    status.textContent = message;
    setTimeout(() => {
      if (status.textContent === message) status.textContent = '';
    }, STATUS_DURATION_MS);
  }
}

/** Throws for HTML, such as the login page of a network. */
function readMarkdown({ body, headers }: ReceivedResponse): string {
  if (headers.get('content-type')?.startsWith('text/html')) throw new Error('This is not Markdown.');
  return new TextDecoder().decode(body);
}

async function writeToClipboard(text: Promise<string>): Promise<void> {
  // Safari allows clipboard access only during the click, so the item gets a promise instead of waiting for the text.
  if (navigator.clipboard && typeof ClipboardItem === 'function') {
    const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
    return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  }
  if (!(await copyText(await text))) throw new Error('The browser refused to copy.');
}
