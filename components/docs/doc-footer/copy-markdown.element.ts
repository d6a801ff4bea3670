import { copyText } from '@/components/ui/copy-text';
import { SiteElement } from '@/components/ui/site-element';

/** How long the status shows the outcome. */
const SHOWN_MS = 2500;

/** `<site-copy-markdown>`: its button copies the page's Markdown, which is fetched only then. */
export class CopyMarkdownElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    this.querySelector('button')?.addEventListener('click', () => this.#copy(), { signal });
  }

  async #copy(): Promise<void> {
    const { href = '', copied = '', failed = '' } = this.dataset;
    const status = this.querySelector('[role=status]');
    if (!status) return;
    const message = await write(fetchText(href)).then(
      () => copied,
      () => failed,
    );
    status.textContent = message;
    setTimeout(() => {
      if (status.textContent === message) status.textContent = '';
    }, SHOWN_MS);
  }
}

async function fetchText(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return response.text();
}

async function write(text: Promise<string>): Promise<void> {
  // Safari allows clipboard access only in the click itself, so it gets a promise of the text.
  if (navigator.clipboard && typeof ClipboardItem === 'function') {
    const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
    return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  }
  if (!(await copyText(await text))) throw new Error('The browser refused to copy.');
}
