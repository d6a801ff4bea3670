import { findSection } from '@/components/ui/find-section';

/**
 * Puts the focus where a freshly loaded page has it: at the section that the address names, else at the top, before the
 * skip link. Next announces the new title by itself and leaves the focus on the link that is gone.
 *
 * A reader who has begun to type meanwhile, in the search box say, goes on typing.
 */
export function focusPage(): void {
  if (document.activeElement?.matches('input, textarea, select')) return;
  const target = findSection(location.hash) ?? document.body;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
