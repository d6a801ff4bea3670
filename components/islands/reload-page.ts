/**
 * Reloads the page where only that can load an island, and keeps what the reader has typed into the fields of islands.
 * The history entry keeps it, because storage may be blocked.
 */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The value of a field, or of a chosen option: index of the island in the page, name, value. */
type KeptValue = readonly [island: number, name: string, value: string];

/**
 * Reloads the page with what the reader has typed.
 *
 * @param host the island that the reader wants to use
 */
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

interface Kept {
  values?: readonly KeptValue[];
  /** Index of the island that the reader wants to use. */
  island?: number;
  /** Name of its focused field; null when the focus is elsewhere in the island, such as on Retry. */
  focused?: string | null;
}

function keepInput(host: HTMLElement | null): void {
  const islands = listIslands();
  const values = islands.flatMap((element, island) =>
    listFields(element)
      .filter((field) => !isChoice(field) || field.checked)
      .map(({ name, value }): KeptValue => [island, name, value]),
  );
  const kept: Kept = { values };
  if (host) kept.island = islands.indexOf(host);
  if (host?.contains(document.activeElement)) kept.focused = document.activeElement?.getAttribute('name') ?? null;
  try {
    history.replaceState({ ...history.state, kept }, '');
  } catch {
    // The text is longer than the browser allows.
  }
}

/**
 * Writes what `reloadPage` kept into the fields of an island's fallback.
 *
 * @returns whether the reader wants to use the island or had typed into it
 */
export function restoreInput(host: HTMLElement): boolean {
  const { values = [], ...kept }: Kept = history.state?.kept ?? {};
  const index = listIslands().indexOf(host);
  const ownValues = Array.isArray(values) ? values.filter((value) => value?.[0] === index) : [];
  const fields = ownValues.length > 0 ? listFields(host) : [];
  let isRestored = kept.island === index;
  for (const field of fields) {
    const valuesOfField = ownValues.filter(([, name]) => name === field.name).map(([, , value]) => value);
    const [value = field.value] = valuesOfField;
    const isChecked = valuesOfField.includes(field.value);
    isRestored ||= isChoice(field) ? field.checked !== isChecked : field.value !== value;
    if (isChoice(field)) field.checked = isChecked;
    else field.value = value;
  }
  const details = host.closest('details');
  if (isRestored && details) details.open = true;
  if (kept.island !== index || kept.focused === undefined) return isRestored;
  (fields.find(({ name }) => name === kept.focused) ?? fields[0])?.focus({ preventScroll: true });
  return true;
}

/** Removes what was kept, so that a later reload by the reader resets the fields. */
export function forgetInput(): void {
  if (history.state?.kept) history.replaceState({ ...history.state, kept: {} }, '');
}

const listIslands = () => [...document.querySelectorAll<HTMLElement>('site-island')];
const listFields = (host: HTMLElement) => [
  ...host.querySelectorAll<Field>('input[name], select[name], textarea[name]'),
];

function isChoice(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
}
