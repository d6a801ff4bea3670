import { SITE } from '@/lib/site';

/**
 * The caching strategy for a request.
 * - `page`: the network first; without a network, the cached copy, marked with its date.
 * - `immutable`: the cache first, because the URL changes with the content.
 * - `file`: the network first, then the cache.
 * - `none`: the worker doesn't handle the request.
 */
export type StrategyName = 'page' | 'immutable' | 'file' | 'none';

type RequestFacts = Pick<Request, 'url' | 'mode' | 'cache'> & { headers: Pick<Headers, 'get' | 'has'> };

/** @param isBuilt returns whether a path is a file of this build */
export function selectStrategy(
  request: RequestFacts,
  origin: string,
  isBuilt: (path: string) => boolean,
): StrategyName {
  const url = new URL(request.url);
  const path = url.pathname.slice(SITE.basePath.length);
  if (url.origin !== origin || !url.pathname.startsWith(`${SITE.basePath}/`) || request.headers.has('range'))
    return 'none';
  if (path === '/sw.js' || path.startsWith('/offline/')) return 'none';
  if (request.mode === 'navigate') return 'page';
  // Pages request damaged files and the files of a language download past every cache.
  if (request.cache === 'reload') return 'none';
  if (path.startsWith('/_site/')) return 'immutable';
  if (/\/search-index[^/]*\.json$/.test(path) && url.searchParams.has('_')) return 'immutable';
  if (isBuilt(url.pathname)) return 'file';
  return request.headers.get('accept')?.startsWith('text/html') ? 'page' : 'none';
}
