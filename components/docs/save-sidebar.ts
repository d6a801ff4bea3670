import type { SidebarState } from './restore-sidebar';

/** Keeps the sidebar's open groups and scroll position for `restoreSidebar`. */
export function saveSidebar(sidebar: Element | null = document.querySelector('[data-sidebar]')): void {
  if (!sidebar) return;
  const open = [...sidebar.querySelectorAll('details')].filter((group) => group.open);
  const state: SidebarState = { open: open.map((group) => group.dataset.group ?? ''), scrollTop: sidebar.scrollTop };
  try {
    sessionStorage.setItem('docs-sidebar', JSON.stringify(state));
  } catch {}
}
