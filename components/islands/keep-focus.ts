const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex="0"]';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers where in an element the reader is.
 *
 * @returns what puts the focus and the selection into the field of the same name, when the element has other content by then;
 *   without such a field, on the first control
 */
export function keepFocus(host: HTMLElement): () => void {
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
