/** Follows an address as a click on a link would, so that the router, new tabs and the browser's own ways all apply. */
export function follow(href: string, event: MouseEvent | KeyboardEvent): void {
  const link = document.createElement('a');
  link.href = href;
  link.hidden = true;
  document.body.append(link);
  const { ctrlKey, metaKey, shiftKey } = event;
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
  link.remove();
}
