import { findSection } from '@/components/ui/find-section';
import { withBasePath } from '@/lib/paths';
import { focusPage } from './focus-page';
import { type BegunPage, PageLoader } from './page-loader';
import { loadStylesheets } from './page-stylesheets';
import { beginRouteProgress, endRouteProgress } from './route-progress';
import { swapPage } from './swap-page';

export interface DocumentRouter {
  push(path: string): void;
  prefetch(path: string): void;
}

export interface RouterOptions {
  /** Answers to what was asked for before this script came, by path. */
  early: Map<string, Promise<Response>>;
  /** Path of the page that the document was loaded with. */
  startedAt: string;
  /** Called when another page stands in the document. */
  onShown: () => void;
  /** Called when there is more of its article. */
  onMore: () => void;
}

/** Enough for the browser to paint the first screen, and less than it takes to scroll beyond. */
const PAINT_MS = 100;
/** When the rest of a page has not come by then, its first screen says that there is more. */
const STALL_MS = 1000;

/**
 * Changes pages without a framework: fetches the next page's HTML and puts it into the open document. Whatever goes wrong
 * on the way, the browser loads the page in full, once.
 */
export function createDocumentRouter({ early, startedAt, onShown, onMore }: RouterOptions): DocumentRouter {
  const pages = new PageLoader(early);
  const announce = createAnnouncer();
  let shown = currentPath();
  let key = keyOf(history.state) ?? newKey();
  /** Where readers were on each entry of the history; they may have scrolled before this script came. */
  const positions = new Map([[key, scrollY]]);
  let latest = 0;
  history.replaceState({ ...history.state, key }, '');
  // The reader has scrolled before this script came.
  positions.set(key, scrollY);
  addEventListener('scroll', () => positions.set(key, scrollY), { passive: true });

  /** @returns false when another change of page has begun meanwhile */
  async function show(path: string, load: () => Promise<Document>): Promise<boolean> {
    const turn = ++latest;
    beginRouteProgress(path);
    const next = await load();
    await loadStylesheets(next);
    // Whoever has gone elsewhere meanwhile would find this page in place of that one.
    if (turn !== latest) return false;
    swapPage(next);
    return true;
  }

  function finish(): void {
    shown = currentPath();
    endRouteProgress(location.pathname);
    onShown();
    focusPage();
    // The text of the announcement would have the browser lay the page out once more before it shows.
    setTimeout(() => announce(document.title), PAINT_MS);
  }

  async function push(path: string): Promise<void> {
    const href = withBasePath(path);
    let rest: BegunPage['rest'];
    try {
      const shows = await show(href, async () => {
        const begun = await pages.begin(href);
        rest = begun.rest;
        return begun.page;
      });
      if (!shows) return;
    } catch {
      location.assign(href);
      return;
    }
    key = newKey();
    history.pushState({ key }, '', href);
    finish();
    goToSection();
    if (rest) await showRest(rest);
  }

  async function showRest(rest: NonNullable<BegunPage['rest']>): Promise<void> {
    const turn = latest;
    const article = document.querySelector('main article');
    const timer = setTimeout(() => article?.setAttribute('aria-busy', 'true'), STALL_MS);
    await new Promise((resolve) => setTimeout(resolve, PAINT_MS));
    try {
      const add = await rest();
      // The reader may have chosen a section that is still to come.
      const isSought = location.hash !== '' && !findSection(location.hash);
      if (!add()) return;
      onMore();
      if (isSought) goToSection();
    } catch {
      if (turn === latest) location.reload();
    } finally {
      clearTimeout(timer);
      article?.removeAttribute('aria-busy');
    }
  }

  async function restore(state: unknown): Promise<void> {
    const y = positions.get(keyOf(state) ?? '');
    key = keyOf(state) ?? newKey();
    // Sections of the open page are the browser's.
    if (currentPath() === shown) return;
    try {
      const path = currentPath();
      if (!(await show(path, () => pages.load(path, 'force-cache')))) return;
    } catch {
      location.reload();
      return;
    }
    finish();
    if (y === undefined) goToSection();
    else scrollTo({ top: y, behavior: 'instant' });
  }

  /** The page, and the stylesheet if it is of another area. */
  async function prefetch(path: string): Promise<void> {
    const href = withBasePath(path);
    pages.prefetch(href);
    await pages
      .ahead(href)
      ?.then(({ page }) => loadStylesheets(page))
      .catch(() => {});
  }

  addEventListener('popstate', ({ state }) => restore(state));
  // The reader went back while this script was on its way.
  if (location.pathname !== startedAt) {
    shown = startedAt;
    restore(history.state);
  }
  return { push, prefetch };
}

function currentPath(): string {
  return location.pathname + location.search;
}

function goToSection(): void {
  const section = findSection(location.hash);
  if (section) section.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}

function keyOf(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : undefined;
}

function newKey(): string {
  return Math.random().toString(36).slice(2);
}

/** Tells screen readers that another page has come; the browser itself would only on a full load. */
function createAnnouncer(): (text: string) => void {
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'assertive');
  region.className = 'visually-hidden';
  region.dataset.announcer = '';
  // Screen readers speak of changes in a region that they know, so it stands there before its first text.
  document.body.append(region);
  return (text) => {
    region.textContent = text;
  };
}
