/**
 * Puts the focus where a freshly loaded page has it: at the section that the address names, else at the top, before the
 * skip link. Next announces the new title by itself and leaves the focus on the link that is gone.
 */
export function focusPage(): void {
  const section = document.getElementById(decodeHash(location.hash));
  const target = section ?? document.body;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
