import { isSparingConnection } from '@/components/ui/sparing-connection';
import { withBasePath } from '@/lib/paths';
import { pagePathOf } from './page-path-of';

/** What is asked of the router; paths have no base path. */
interface Router {
  push(path: string): void;
  prefetch(path: string): void;
}

/** How long pointer or focus rest on a link before it counts as intent. */
const INTENT_DELAY_MS = 65;

/**
 * Follows all links to pages of this site and language, wherever they stand, without loading a new document; fetches such
 * pages ahead when the reader points at a link, focuses or presses it. Everything else is left to the browser.
 *
 * @returns what undoes it
 */
export function followLinks(router: Router): () => void {
  const abort = new AbortController();
  const options = { signal: abort.signal, passive: true };
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: HTMLAnchorElement | undefined;

  const prefetch = (link: HTMLAnchorElement) => {
    const path = pagePathOf(link);
    if (path === null || fetched.has(path) || isSparingConnection()) return;
    fetched.add(path);
    router.prefetch(path);
  };
  const intend = ({ target }: Event) => {
    const link = linkOf(target);
    if (link === pending) return;
    clearTimeout(timer);
    pending = link;
    if (link) timer = setTimeout(() => prefetch(link), INTENT_DELAY_MS);
  };

  document.addEventListener('mouseover', intend, options);
  document.addEventListener('focusin', intend, options);
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const link = linkOf(target);
      if (link) prefetch(link);
    },
    options,
  );
  document.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event.target);
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const path = pagePathOf(link);
      if (path === null) return;
      event.preventDefault();
      // The link to the page that is open leads to its top, and makes no entry in the history.
      if (withBasePath(path) === location.pathname + location.search) scrollTo(0, 0);
      else router.push(path);
    },
    { signal: abort.signal },
  );
  return () => {
    clearTimeout(timer);
    abort.abort();
  };
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')) || undefined;
}
