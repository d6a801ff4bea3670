/**
 * Restores the open groups and the scroll position, which `SidebarElement` stores. An inline script, so it can't refer
 * to anything outside itself and may run before the sidebar is parsed; runs again when navigation inserts a sidebar.
 */
export function restoreSidebar(): void {
  let state: Record<string, unknown>;
  try {
    state = Object(JSON.parse(sessionStorage.getItem('docs-sidebar') ?? ''));
  } catch {
    return;
  }
  // Extensions and other versions of the site can store anything.
  const { open, scrollTop } = state;
  if (!Array.isArray(open) || typeof scrollTop !== 'number') return;
  const restore = () => {
    const sidebar = document.querySelector('[data-sidebar]');
    if (!sidebar) return;
    for (const group of sidebar.querySelectorAll('details')) {
      if (open.includes(group.dataset.group)) group.open = true;
    }
    sidebar.scrollTop = scrollTop;
  };
  const observer = new MutationObserver(() => {
    // `main` follows the sidebar, so the sidebar is complete once `main` is parsed.
    if (!document.querySelector('main')) return;
    observer.disconnect();
    restore();
  });
  if (document.readyState === 'loading') observer.observe(document, { childList: true, subtree: true });
  else restore();
}
