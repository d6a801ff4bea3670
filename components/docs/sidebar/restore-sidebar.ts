/** The sidebar's state, which `SidebarElement` keeps in session storage. */
export interface SidebarState {
  /** Folders of the open groups. */
  open: string[];
  scrollTop: number;
}

/**
 * Restores the open groups and the scroll position that the docs sidebar had on the previous page. Runs before the
 * first paint as an inline script, so it can't refer to anything outside itself and may run before the sidebar is
 * parsed. Runs again when navigation inserts a new sidebar.
 */
export function restoreSidebar(): void {
  let state: SidebarState;
  try {
    state = JSON.parse(sessionStorage.getItem('docs-sidebar') ?? '');
  } catch {
    return;
  }
  const restore = () => {
    const sidebar = document.querySelector('[data-sidebar]');
    if (!sidebar) return;
    for (const group of sidebar.querySelectorAll('details')) {
      if (state.open.includes(group.dataset.group ?? '')) group.open = true;
    }
    sidebar.scrollTop = state.scrollTop;
  };
  if (document.readyState !== 'loading') {
    restore();
    return;
  }
  const observer = new MutationObserver(() => {
    // `main` follows the sidebar, so the sidebar is complete once `main` is parsed.
    if (!document.querySelector('main')) return;
    observer.disconnect();
    restore();
  });
  observer.observe(document, { childList: true, subtree: true });
}
