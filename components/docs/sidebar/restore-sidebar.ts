/** What `saveSidebar` keeps for as long as the tab lives. */
export interface SidebarState {
  /** Folders of the open groups. */
  open: string[];
  scrollTop: number;
}

/**
 * Gives the docs sidebar back the open groups and the scroll position it had on the page before. Runs before the first
 * paint as inline text, while the page is still being read, so it refers to nothing outside itself; later again when the
 * sidebar comes with a change of page.
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
    // `<main>` follows the sidebar, which is then complete.
    if (!document.querySelector('main')) return;
    observer.disconnect();
    restore();
  });
  observer.observe(document, { childList: true, subtree: true });
}
