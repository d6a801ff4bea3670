/** Has groups of the sidebar filled when they are opened, by the reader or because they were open before. */
export function fillGroups(): void {
  const fill = (element: EventTarget | null) => {
    if (!(element instanceof HTMLDetailsElement) || !element.open || element.dataset.rest === undefined) return;
    void import('./fill-group').then(
      ({ fillGroup }) => fillGroup(element),
      () => {},
    );
  };
  // The event doesn't rise, so it is caught on its way down.
  document.addEventListener('toggle', ({ target }) => fill(target), true);
  for (const group of document.querySelectorAll('details[data-rest]')) fill(group);
}
