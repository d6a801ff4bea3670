import { SITE } from '@/lib/site';

/**
 * How a request is answered.
 * - `page`: from the network; a kept copy, marked as such, when there is none.
 * - `immutable`: the kept one, since its address changes with its content.
 * - `file`: from the network, or the kept one.
 * - `none`: not by the worker.
 */
export type Route = 'page' | 'immutable' | 'file' | 'none';

type Asked = Pick<Request, 'url' | 'mode' | 'cache'> & { headers: Pick<Headers, 'get' | 'has'> };

/** `isBuilt` tells whether the build knows the content of a path. */
export function routeOf(request: Asked, origin: string, isBuilt: (path: string) => boolean): Route {
  const url = new URL(request.url);
  const path = url.pathname.slice(SITE.basePath.length);
  if (url.origin !== origin || !url.pathname.startsWith(`${SITE.basePath}/`) || request.headers.has('range'))
    return 'none';
  if (path === '/sw.js' || path.startsWith('/offline/')) return 'none';
  if (request.mode === 'navigate') return 'page';
  // What was damaged is asked for past every store, and whole languages are kept by the page itself.
  if (request.cache === 'reload') return 'none';
  if (path.startsWith('/_site/')) return 'immutable';
  if (/\/search-index[^/]*\.json$/.test(path) && url.searchParams.has('_')) return 'immutable';
  if (isBuilt(url.pathname)) return 'file';
  return request.headers.get('accept')?.startsWith('text/html') ? 'page' : 'none';
}
