const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex="0"]';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Saves the focus and the text selection before the content of an element is replaced.
 *
 * @returns a function that restores them in the field with the same name, or focuses the first control if there is none
 */
export function saveFocus(host: HTMLElement): () => void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !host.contains(active)) return () => {};
  const name = active.getAttribute('name');
  const [start, end] = isTextField(active) ? [active.selectionStart, active.selectionEnd] : [null, null];
  const direction = isTextField(active) ? (active.selectionDirection ?? undefined) : undefined;
  return () => {
    const field = name === null ? null : host.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
    (field ?? host.querySelector<HTMLElement>(FOCUSABLE))?.focus({ preventScroll: true });
    if (isTextField(field) && start !== null) field.setSelectionRange(start, end, direction);
  };
}

function isTextField(element: Element | null): element is TextField {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
