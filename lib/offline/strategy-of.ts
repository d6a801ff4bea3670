import { SITE } from '@/lib/site';

/**
 * How a request is answered.
 * - `page`: from the network; a saved copy, marked as such, when there is none.
 * - `immutable`: the kept one, since it never changes.
 * - `file`: from the network, or the kept one.
 * - `none`: the worker has nothing to do with it.
 */
export type Strategy = 'page' | 'immutable' | 'file' | 'none';

type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'cache'> & { headers: Pick<Headers, 'get' | 'has'> };

/** @param origin the site's own */
export function strategyOf(request: Asked, origin: string): Strategy {
  const url = new URL(request.url);
  const path = url.pathname.slice(SITE.basePath.length);
  // Packs are fetched past the worker ("reload"), or it would keep everything twice.
  if (request.method !== 'GET' || request.cache === 'reload' || request.headers.has('range')) return 'none';
  if (url.origin !== origin || !url.pathname.startsWith(`${SITE.basePath}/`)) return 'none';
  if (path === '/sw.js' || path.startsWith('/offline/')) return 'none';
  if (request.mode === 'navigate') return 'page';
  if (
    /^\/(_next\/static|_site)\//.test(path) ||
    (/\/search-index[^/]*\.json$/.test(path) && url.searchParams.has('_'))
  ) {
    return 'immutable';
  }
  return request.headers.get('accept')?.startsWith('text/html') ? 'page' : 'file';
}
