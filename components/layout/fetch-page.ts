/** Asks for a page; by itself, so that a page's own script can do it before the router has come. */
export function fetchPage(path: string, cache: RequestCache = 'default'): Promise<Response> {
  return fetch(path, { headers: { accept: 'text/html' }, cache });
}
