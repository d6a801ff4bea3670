import { readWords } from '@/components/mdx/article/article-words';
import { SiteElement } from '@/components/ui/site-element';

/** `<site-zoom>`: opens the image in the clicked link over the page. The link still serves other buttons, new tabs and readers without script. */
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

/** A click anywhere closes it, as does Esc. */
function createDialog(image: HTMLImageElement): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  const large = document.createElement('img');
  const button = document.createElement('button');
  dialog.dataset.zoomDialog = '';
  dialog.setAttribute('aria-label', image.alt);
  large.src = image.currentSrc || image.src;
  large.alt = image.alt;
  large.width = image.width;
  large.height = image.height;
  button.type = 'button';
  button.textContent = readWords().close;
  dialog.append(large, button);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  return dialog;
}
