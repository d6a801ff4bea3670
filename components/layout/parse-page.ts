export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}
