/** The sidebar's state, which `SidebarElement` keeps in session storage. */
export interface SidebarState {
  /** Folders of the open groups. */
  open: string[];
  scrollTop: number;
}

/**
 * Restores the sidebar's state from the previous page. Runs before the first paint as an inline script, so it can't
 * refer to anything outside itself and may run before the sidebar is parsed, and again when navigation inserts a sidebar.
 */
export function restoreSidebar(): void {
  // Extensions and other versions of the site can store anything.
  const parse = (text: string | null): SidebarState | undefined => {
    const { open, scrollTop }: Record<string, unknown> = Object(JSON.parse(text ?? ''));
    if (!Array.isArray(open) || !open.every((group) => typeof group === 'string')) return undefined;
    // No sidebar is a million pixels long.
    return typeof scrollTop === 'number' && scrollTop >= 0 && scrollTop <= 1e6 ? { open, scrollTop } : undefined;
  };
  let state: SidebarState | undefined;
  try {
    state = parse(sessionStorage.getItem('docs-sidebar'));
  } catch {}
  if (!state) return;
  const { open, scrollTop } = state;
  const restore = () => {
    const sidebar = document.querySelector('[data-sidebar]');
    if (!sidebar) return;
    for (const group of sidebar.querySelectorAll('details')) {
      if (open.includes(group.dataset.group ?? '')) group.open = true;
    }
    sidebar.scrollTop = scrollTop;
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
