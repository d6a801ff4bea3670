import { SiteElement } from '@/components/ui/site-element';

/**
 * `<site-main-menu>`: the dialog that the header's menu button opens on narrow screens. On docs pages the sidebar
 * element is moved into the open dialog, so that pages don't contain the docs tree twice.
 */
export class MainMenuElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    const dialog = this.querySelector('dialog');
    const button = document.querySelector(`[aria-controls="${dialog?.id}"]`);
    const sidebarSlot = dialog?.querySelector('[data-sidebar-place]');
    if (!dialog || !button || !sidebarSlot) return;
    let returnSidebar = () => {};
    const open = () => {
      returnSidebar = moveSidebar(sidebarSlot);
      dialog.showModal();
      button.setAttribute('aria-expanded', 'true');
      sidebarSlot.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
    };
    const close = () => dialog.close();
    const onClose = () => {
      button.setAttribute('aria-expanded', 'false');
      returnSidebar();
    };
    // A click on the backdrop has the dialog itself as its target.
    const closeOnBackdropOrLink = ({ target }: Event) => {
      if (target === dialog || (target instanceof Element && target.closest('a'))) close();
    };
    button.addEventListener('click', open, { signal });
    dialog.addEventListener('close', onClose, { signal });
    dialog.addEventListener('click', closeOnBackdropOrLink, { signal });
    matchMedia('(min-width: 997px)').addEventListener('change', close, { signal });
    window.navigation?.addEventListener('navigate', close, { signal });
  }
}

/** Moves the docs sidebar into `slot`. Returns how to move it back, or remove it if another page has been shown. */
function moveSidebar(slot: Element): () => void {
  const sidebar = document.querySelector('site-sidebar');
  const parent = sidebar?.parentElement;
  if (!sidebar || !parent) return () => {};
  slot.append(sidebar);
  return () => (parent.isConnected ? parent.append(sidebar) : sidebar.remove());
}
