/**
 * Follows links to pages of the site without loading a document, by the Navigation API: fetches the page, puts it into the
 * open document, and leaves history and focus to the browser. Whatever goes wrong, the browser loads the page in full, once.
 */
import { isPage } from './is-page';
import { loadPage } from './load-page';
import { prefetchOnIntent } from './prefetch-on-intent';
import { startProgress } from './progress';
import { swapPage } from './swap-page';

/** The announcement would make the browser lay the page out again before it paints. */
const ANNOUNCE_DELAY_MS = 100;

/** Browsers without the Navigation API (before Chrome 102, Firefox 147 and Safari 26.2) load documents. */
export function startNavigation(): void {
  const { navigation }: { navigation?: Navigation } = window;
  if (!navigation) return;
  const announce = createAnnouncer();
  /** Where the reader was, by the history entry's key. */
  const positions = new Map<string, number>();
  /** The page in the document; the address changes before it does. */
  let shown = new URL(location.href);

  const notePosition = () => positions.set(navigation.currentEntry?.key ?? '', scrollY);
  addEventListener('scroll', notePosition, { passive: true });

  const show = async (url: URL, event: NavigateEvent) => {
    const isReturn = event.navigationType === 'traverse';
    const page = await loadPage(url.pathname, isReturn ? 'force-cache' : 'default');
    if (event.signal.aborted) return;
    swapPage(page, !isReturn && url.search + url.hash === '');
    shown = url;
    setTimeout(() => announce(document.title), ANNOUNCE_DELAY_MS);
  };

  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    const { navigationType, destination, signal } = event;
    if (!event.canIntercept || event.downloadRequest !== null || event.formData) return;
    if (navigationType === 'reload' || !isPage(url, shown)) return;
    // Sections and searches of the shown page are the page's own.
    if (destination.sameDocument && url.pathname === shown.pathname) return;
    const isShown = url.pathname + url.search === shown.pathname + shown.search;
    const position = navigationType === 'traverse' ? positions.get(destination.key) : undefined;
    const handler = async () => {
      const endProgress = startProgress();
      signal.addEventListener('abort', endProgress);
      try {
        if (!isShown) await show(url, event);
        if (signal.aborted) return;
        scroll(event, url, position);
        notePosition();
      } catch {
        if (!signal.aborted) location.reload();
      } finally {
        endProgress();
      }
    };
    // Firefox restores positions before the page is there, and Safari 26 loses track of the ones it resets by itself.
    event.intercept({ handler, scroll: 'manual' });
  });

  prefetchOnIntent((path) => void loadPage(path).catch(() => {}));
}

function scroll(event: NavigateEvent, { hash }: URL, position: number | undefined): void {
  if (position !== undefined) scrollTo({ top: position, behavior: 'instant' });
  else if (hash === '' && event.navigationType !== 'traverse') scrollTo({ top: 0, behavior: 'instant' });
  else event.scroll();
}

/** Tells screen readers that another page is shown, as browsers do when a document is loaded. */
function createAnnouncer(): (text: string) => void {
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'assertive');
  region.className = 'visually-hidden';
  region.dataset.announcer = '';
  // Screen readers announce changes of a region that was there before.
  document.body.append(region);
  return (text) => {
    region.textContent = text;
  };
}
