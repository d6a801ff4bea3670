/** Unfolds the groups around the sidebar's current link and brings it into sight, without moving the page. */
export function revealCurrent(sidebar: HTMLElement | null): void {
  const current = sidebar?.querySelector<HTMLElement>('[aria-current=page]');
  if (!sidebar || !current) return;
  for (let element = current.parentElement; element && element !== sidebar; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement) element.open = true;
  }
  const own = current.nextElementSibling;
  if (own instanceof HTMLDetailsElement) own.open = true;
  const [outer, inner] = [sidebar.getBoundingClientRect(), current.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    sidebar.scrollTop += inner.top - outer.top - outer.height / 2;
  }
}
