import { saveSidebar } from '@/components/docs/save-sidebar';

const openMenu = () => document.querySelector<HTMLDialogElement>('dialog[data-main-menu][open]');
const groups = (root: ParentNode) => [...root.querySelectorAll('details')];

/** Opens the menu of narrow screens, on docs pages with a copy of the sidebar in it. */
export function openMainMenu(button: HTMLElement): void {
  const dialog = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  const place = dialog.querySelector('[data-sidebar-copy]');
  const sidebar = document.querySelector('[data-sidebar]');
  if (sidebar) place?.replaceChildren(sidebar.cloneNode(true));
  dialog.showModal();
  button.setAttribute('aria-expanded', 'true');
  place?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
}

export function closeMainMenu(): void {
  openMenu()?.close();
}

/** Closes the menu on a click beside it, on a link in it, and when the screen grows wide; tidies up after it. */
export function attachMainMenu(): void {
  document.addEventListener('click', ({ target }) => {
    const dialog = openMenu();
    if (!dialog || !(target instanceof Element)) return;
    if (target === dialog || (dialog.contains(target) && target.closest('a'))) dialog.close();
  });
  const onClose = ({ target }: Event) => {
    if (target instanceof HTMLElement && target.dataset.mainMenu !== undefined) tidyUp(target);
  };
  document.addEventListener('close', onClose, true);
  matchMedia('(min-width: 997px)').addEventListener('change', closeMainMenu);
}

/** What was unfolded in the copy is unfolded in the sidebar, the button says that all is closed, and the copy goes. */
function tidyUp(dialog: HTMLElement): void {
  document.querySelector(`[aria-controls="${dialog.id}"]`)?.setAttribute('aria-expanded', 'false');
  const copy = dialog.querySelector('[data-sidebar-copy]');
  const sidebar = document.querySelector('[data-sidebar]:not(dialog *)');
  if (sidebar && copy?.hasChildNodes()) {
    const originals = groups(sidebar);
    for (const [index, group] of groups(copy).entries()) {
      const original = originals[index];
      if (original) original.open = group.open;
    }
    saveSidebar(sidebar);
  }
  copy?.replaceChildren();
}
