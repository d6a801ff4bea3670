/**
 * Takes along, from one page's sidebar to the next page's, what stands in groups that the next page leaves out: the branch of
 * the page before, and what was fetched when the reader opened it.
 */
export function keepFilledGroups(old: Element, next: Element): void {
  const filled = new Map(
    [...old.querySelectorAll<HTMLElement>('details:not([data-rest])')].map((group) => [group.dataset.group, group]),
  );
  for (const group of next.querySelectorAll<HTMLElement>('details[data-rest]')) {
    const list = filled.get(group.dataset.group)?.querySelector('ul')?.cloneNode(true);
    if (!(list instanceof Element)) continue;
    for (const current of list.querySelectorAll('[aria-current]')) current.removeAttribute('aria-current');
    group.querySelector('ul')?.replaceWith(list);
    delete group.dataset.rest;
  }
}
