import { withBasePath } from '@/lib/paths';
import type { DocumentRouter, RouterOptions } from './document-router';
import { fetchPage } from './fetch-page';
import { withoutFragment } from './without-fragment';

type Listeners = Pick<RouterOptions, 'onShown' | 'onMore'>;

/**
 * The router, loaded when the reader shows intent to go to another page, together with that page.
 */
export function lazyRouter(listeners: Listeners): DocumentRouter {
  /** Pages that are asked for until the router has come. */
  const early = new Map<string, Promise<Response>>();
  const startedAt = location.pathname;
  let router: Promise<DocumentRouter> | undefined;
  let isThere = false;
  const load = () => {
    router ??= import('./document-router').then(({ createDocumentRouter }) => {
      isThere = true;
      return createDocumentRouter({ early, startedAt, ...listeners });
    });
    return router;
  };
  const fetchAhead = (path: string) => {
    const key = withoutFragment(withBasePath(path));
    if (!isThere && !early.has(key)) {
      const answer = fetchPage(key);
      // What fails shows when the page is wanted.
      answer.catch(() => {});
      early.set(key, answer);
    }
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
