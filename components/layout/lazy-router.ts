import { withBasePath } from '@/lib/paths';
import type { DocumentRouter, RouterOptions } from './document-router';
import { PageLoader } from './page-loader';

type Listeners = Pick<RouterOptions, 'onShown' | 'onMore'>;

/**
 * The router, loaded when the reader shows intent to go to another page, together with that page.
 */
export function lazyRouter(listeners: Listeners): DocumentRouter {
  const pages = new PageLoader();
  const startedAt = location.pathname;
  let router: Promise<DocumentRouter> | undefined;
  const load = () => {
    router ??= import('./document-router').then(({ createDocumentRouter }) =>
      createDocumentRouter({ pages, startedAt, ...listeners }),
    );
    return router;
  };
  const fetchAhead = (path: string) => {
    pages.prefetch(withBasePath(path));
    return load();
  };

  // A page that was reloaded after the router had brought it: the history has entries that are the router's.
  if (history.state?.key !== undefined) load().catch(() => {});
  return {
    prefetch: (path) =>
      void fetchAhead(path).then(
        (loaded) => loaded.prefetch(path),
        () => {},
      ),
    push: (path) =>
      void fetchAhead(path).then(
        (loaded) => loaded.push(path),
        () => location.assign(withBasePath(path)),
      ),
  };
}
