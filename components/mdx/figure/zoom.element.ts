import { readStatusMessages } from '@/components/mdx/article/article-status';
import { SiteElement } from '@/components/ui/site-element';

/** `<site-zoom>`: opens the image of a link in a dialog. With modifier keys and without script, it stays a link. */
export class ZoomElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    this.addEventListener('click', (event) => this.#open(event), { signal });
  }

  #open(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const image = link?.querySelector('img');
    if (!image || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const dialog = createDialog(image);
    document.body.append(dialog);
    dialog.showModal();
  }
}

/** Creates a dialog that any click or Esc closes. */
function createDialog(image: HTMLImageElement): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  const button = document.createElement('button');
  dialog.dataset.zoomDialog = '';
  dialog.setAttribute('aria-label', image.alt);
  button.type = 'button';
  button.className = 'button';
  button.textContent = readStatusMessages().close;
  dialog.append(image.cloneNode(), button);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  return dialog;
}
