import { readWords } from './article-words';

/** Opens a figure's image over the page. Its link stays for everything else: other buttons, new tabs, no script. */
export function startImageZoom(document: Document): () => void {
  let dialog: HTMLDialogElement | undefined;
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('[data-zoom]') : null;
    const image = link?.querySelector('img');
    if (!image || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    dialog ??= createDialog(document);
    const large = dialog.querySelector('img');
    if (large) {
      large.src = image.currentSrc || image.src;
      large.alt = image.alt;
      large.width = image.width;
      large.height = image.height;
    }
    dialog.setAttribute('aria-label', image.alt);
    dialog.showModal();
  };
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('click', onClick);
    dialog?.remove();
  };
}

/** A click anywhere closes it, as does Esc. */
function createDialog(document: Document): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.dataset.zoomDialog = '';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = readWords(document).close;
  dialog.append(document.createElement('img'), button);
  dialog.addEventListener('click', () => dialog.close());
  document.body.append(dialog);
  return dialog;
}
