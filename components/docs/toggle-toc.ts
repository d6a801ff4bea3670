/** Folds the table of contents of narrow screens in or out. */
export function toggleToc(button: HTMLElement): void {
  const open = button.getAttribute('aria-expanded') === 'true';
  button.setAttribute('aria-expanded', String(!open));
}
