/**
 * Intercepts navigation to pages of the site with the Navigation API: fetches the page and swaps it into the open
 * document, while the browser keeps managing history and focus. If anything fails, the browser reloads the page in
 * full; a reload isn't intercepted, so this can't loop.
 */
import { findSection } from '@/components/ui/find-section';
import { isPage, loadPage, prefetchPage } from './load-page';
import { prefetchOnIntent } from './prefetch-on-intent';
import { startProgress } from './progress';
import { swapPage } from './swap-page';

/** Delays the announcement until after the first paint, because it would cause a second layout before it. */
const ANNOUNCE_DELAY_MS = 100;

/** Does nothing in browsers without the Navigation API (Chrome before 102, Firefox before 147, Safari before 26.2). */
export function startNavigation(): void {
  const { navigation }: { navigation?: Navigation } = window;
  if (!navigation) return;
  const announcer = document.querySelector('[data-announcer]');
  /** Scroll positions in pixels, by the key of the history entry. */
  const positions = new Map<string, number>();
  /** The URL of the page in the document. `location` changes before the page is swapped. */
  let shownUrl = new URL(location.href);

  const savePosition = () => positions.set(navigation.currentEntry?.key ?? '', scrollY);
  addEventListener('scroll', savePosition, { passive: true });

  const showPage = async (url: URL, event: NavigateEvent) => {
    const isReturn = event.navigationType === 'traverse';
    const page = await loadPage(url.pathname, isReturn ? 'force-cache' : 'default');
    if (event.signal.aborted) return;
    swapPage(page, !isReturn && url.search + url.hash === '');
    shownUrl = url;
    setTimeout(() => {
      if (announcer) announcer.textContent = document.title;
    }, ANNOUNCE_DELAY_MS);
  };

  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    const { navigationType, destination, signal } = event;
    if (!event.canIntercept || event.downloadRequest !== null || event.formData) return;
    if (navigationType === 'reload' || !isPage(url, shownUrl)) return;
    // The page itself handles changes of its fragment and query string.
    if (destination.sameDocument && url.pathname === shownUrl.pathname) return;
    const isShown = url.pathname + url.search === shownUrl.pathname + shownUrl.search;
    const position = navigationType === 'traverse' ? positions.get(destination.key) : undefined;
    const handler = async () => {
      const endProgress = startProgress();
      signal.addEventListener('abort', endProgress);
      try {
        if (!isShown) await showPage(url, event);
        if (signal.aborted) return;
        restoreScroll(event, url, position);
        savePosition();
      } catch {
        if (!signal.aborted) location.reload();
      } finally {
        endProgress();
      }
    };
    // Scrolling is manual because Firefox restores the position before the page is swapped, and Safari 26 loses
    // positions that it resets itself.
    event.intercept({ handler, scroll: 'manual', focusReset: url.hash === '' ? 'after-transition' : 'manual' });
  });

  prefetchOnIntent(prefetchPage);
}

function restoreScroll(event: NavigateEvent, { hash }: URL, position: number | undefined): void {
  if (position !== undefined) scrollTo({ top: position, behavior: 'instant' });
  else if (hash === '' && event.navigationType !== 'traverse') scrollTo({ top: 0, behavior: 'instant' });
  else {
    event.scroll();
    // Lets Tab go on from the section, and screen readers read it, which browsers do only when they load a document.
    const section = findSection(hash);
    if (section && section.tabIndex < 0) section.tabIndex = -1;
    section?.focus({ preventScroll: true });
  }
}
