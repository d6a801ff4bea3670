/**
 * Reloads the page where only that can load an island, and keeps what the reader has typed into the fields of islands.
 * The history entry keeps it, because storage may be blocked.
 */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The value of a field, or of a chosen option: index of the island in the page, name, value. */
type KeptValue = readonly [island: number, name: string, value: string];

/** Reloads the page with what the reader has typed. */
export function reloadPage(): void {
  keepInput();
  // The page stays usable until the new one arrives, which can take seconds.
  addEventListener('input', keepInput);
  location.reload();
}

/** Reloads the page unless the reader has typed something or it was just reloaded. Returns whether it does. */
export function reloadUntouchedPage(): boolean {
  if (document.documentElement.hasAttribute('data-typed') || history.state?.kept) return false;
  reloadPage();
  return true;
}

/** Marks the document, which all bundles share, when the reader types something. */
export function watchTyping(): void {
  const options = { capture: true, once: true, passive: true };
  addEventListener('input', () => document.documentElement.setAttribute('data-typed', ''), options);
}

function keepInput(): void {
  const values = listIslands().flatMap((host, island) =>
    listFields(host)
      .filter((field) => !isChoice(field) || field.checked)
      .map(({ name, value }): KeptValue => [island, name, value]),
  );
  const focused = listIslands().findIndex((host) => host.matches(':focus-within'));
  try {
    history.replaceState(
      { ...history.state, kept: { values, focused: [focused, document.activeElement?.getAttribute('name')] } },
      '',
    );
  } catch {
    // The text is longer than the browser allows.
  }
}

/**
 * Writes what `reloadPage` kept into the fields of an island's fallback.
 *
 * @returns whether the reader had typed into the island or was using it
 */
export function restoreInput(host: HTMLElement): boolean {
  const island = listIslands().indexOf(host);
  const { values = [], focused = [] }: { values?: KeptValue[]; focused?: unknown[] } = history.state?.kept ?? {};
  const ownValues = values.filter(([index]) => index === island);
  let isRestored = false;
  for (const field of ownValues.length > 0 ? listFields(host) : []) {
    const valuesOfField = ownValues.filter(([, name]) => name === field.name).map(([, , value]) => value);
    if (isChoice(field)) {
      const isChecked = valuesOfField.includes(field.value);
      isRestored ||= field.checked !== isChecked;
      field.checked = isChecked;
    } else if (valuesOfField[0] !== undefined) {
      isRestored ||= field.value !== valuesOfField[0];
      field.value = valuesOfField[0];
    }
  }
  if (focused[0] !== island) return isRestored;
  // The focus was on Retry, unless the page was reloaded by itself.
  const field = listFields(host).find(({ name }) => name === focused[1]) ?? listFields(host)[0];
  field?.focus({ preventScroll: true });
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
