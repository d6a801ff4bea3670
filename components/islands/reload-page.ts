/** Reloads the page where only that loads an island. The history entry keeps its fields, because storage may be blocked. */

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Kept {
  /** Values of text fields and selects, by the index of the island in the page and the name of the field. */
  values?: readonly (readonly [island: number, name: string, value: string])[];
  /** The island that the reader wants to use. */
  island?: number;
  /** Name of its focused field; empty when the focus is elsewhere in the island, such as on Retry. */
  focused?: string;
}

/** @param host the island that the reader wants to use */
export function reloadPage(host: HTMLElement | null): void {
  const keep = () => keepInput(host);
  keep();
  // The page stays usable until the new one arrives, which can take seconds.
  addEventListener('input', keep);
  location.reload();
}

/** Reloads the page unless the reader has typed something or it was just reloaded. Returns whether it does. */
export function reloadUntouchedPage(host: HTMLElement): boolean {
  if (document.documentElement.hasAttribute('data-typed') || history.state?.kept) return false;
  reloadPage(host);
  return true;
}

/** Marks the document, which all bundles share, when the reader types something. */
export function watchTyping(): void {
  const options = { capture: true, once: true, passive: true };
  addEventListener('input', () => document.documentElement.setAttribute('data-typed', ''), options);
}

function keepInput(host: HTMLElement | null): void {
  const islands = listIslands();
  const kept: Kept = {
    values: islands.flatMap((element, island) =>
      listFields(element).map(({ name, value }) => [island, name, value] as const),
    ),
  };
  if (host) kept.island = islands.indexOf(host);
  if (host?.contains(document.activeElement)) kept.focused = document.activeElement?.getAttribute('name') ?? '';
  try {
    history.replaceState({ ...history.state, kept }, '');
  } catch {
    // The text is longer than the browser allows.
  }
}

/** Fills an island's fallback with what was kept. Returns whether the reader wants to use the island or had typed. */
export function restoreInput(host: HTMLElement): boolean {
  const { values = [], island, focused }: Kept = history.state?.kept ?? {};
  const index = listIslands().indexOf(host);
  const fields = listFields(host);
  let isWanted = island === index;
  for (const field of fields) {
    const [, , value] = values.find((kept) => kept[0] === index && kept[1] === field.name) ?? [];
    if (value === undefined || value === field.value) continue;
    field.value = value;
    isWanted = true;
  }
  const details = host.closest('details');
  if (isWanted && details) details.open = true;
  if (island === index && focused !== undefined)
    (fields.find(({ name }) => name === focused) ?? fields[0])?.focus({ preventScroll: true });
  return isWanted;
}

/** Removes what was kept, so that a later reload by the reader resets the fields. */
export function forgetInput(): void {
  if (history.state?.kept) history.replaceState({ ...history.state, kept: {} }, '');
}

const listIslands = () => [...document.querySelectorAll<HTMLElement>('site-island')];
const listFields = (host: HTMLElement) => [
  ...host.querySelectorAll<Field>('[name]:is(input:not([type=checkbox], [type=radio]), select, textarea)'),
];
