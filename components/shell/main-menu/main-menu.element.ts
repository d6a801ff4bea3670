import { SiteElement } from '@/components/ui/site-element';

/**
 * `<site-main-menu>`: the dialog that the header's button opens on narrow screens. On docs pages the sidebar itself moves into
 * the open dialog, so that a page has its tree once.
 */
export class MainMenuElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    const dialog = this.querySelector('dialog');
    const button = document.querySelector(`[aria-controls="${dialog?.id}"]`);
    const place = dialog?.querySelector('[data-sidebar-place]');
    if (!dialog || !button || !place) return;
    let returnSidebar = () => {};
    const open = () => {
      returnSidebar = moveSidebar(place);
      dialog.showModal();
      button.setAttribute('aria-expanded', 'true');
      place.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
    };
    const onClose = () => {
      button.setAttribute('aria-expanded', 'false');
      returnSidebar();
    };
    const closeBesideAndOnLinks = ({ target }: Event) => {
      if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close();
    };
    const close = () => dialog.close();
    button.addEventListener('click', open, { signal });
    dialog.addEventListener('close', onClose, { signal });
    dialog.addEventListener('click', closeBesideAndOnLinks, { signal });
    matchMedia('(min-width: 997px)').addEventListener('change', close, { signal });
    window.navigation?.addEventListener('navigate', close, { signal });
  }
}

/** @returns what moves it back, or drops it when its page is no longer shown */
function moveSidebar(place: Element): () => void {
  const sidebar = document.querySelector('site-sidebar');
  const home = sidebar?.parentElement;
  if (!sidebar || !home) return () => {};
  place.append(sidebar);
  return () => (home.isConnected ? home.append(sidebar) : sidebar.remove());
}
