/** Puts HTML into the document as a browser does: custom elements are connected when their contents are there. */
export function showHtml(html: string): void {
  const parsed = document.createElement('div');
  parsed.innerHTML = html;
  document.body.replaceChildren(...parsed.childNodes);
}
