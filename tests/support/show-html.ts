/** Replaces the body with parsed HTML. Custom elements are connected after their children are parsed, as in a browser. */
export function showHtml(html: string): void {
  const parsed = document.createElement('div');
  parsed.innerHTML = html;
  document.body.replaceChildren(...parsed.childNodes);
}
