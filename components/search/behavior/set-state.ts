/** Sets an ARIA state, when it is another than before. */
export function setState(element: Element, name: `aria-${string}`, value: boolean): void {
  if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}
