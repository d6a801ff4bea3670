/**
 * The part of search that every page loads: nothing of the rest is requested before the reader points at the box, focuses it
 * or presses its keys. The island itself is loaded by `components/islands/mount.ts`.
 */
import { startWorker } from '@/lib/search/client/client';
import { entryOf } from '@/lib/search/client/types';
import { panelScope } from './search-links';

/** Attaches the listeners, once for the document. */
export function startSearch(): void {
  const onIntent = ({ target }: Event) => {
    if (target instanceof Element) requestSearch(target.closest('[data-name=search]'));
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
  document.addEventListener('keydown', (event) => {
    const input = document.querySelector<HTMLInputElement>('[data-search] input');
    if (!input || event.isComposing || event.defaultPrevented || !asksForSearch(event)) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
  const onPage = () => {
    // A reader who was faster than this script is in the box already; a query loads the results page's island.
    const isWanted =
      location.search === '' ? ':is(:hover, :focus-within)' : ':is(:hover, :focus-within, [data-load=query])';
    requestSearch(document.querySelector(`[data-name=search]${isWanted}`));
    if (location.search.includes('_highlight='))
      import('./highlight-page').then(
        ({ highlightPage }) => highlightPage(),
        () => {},
      );
  };
  onPage();
  window.navigation?.addEventListener('navigatesuccess', onPage);
}

function requestSearch(island: Element | null): void {
  if (!(island instanceof HTMLElement)) return;
  const { source } = JSON.parse(island.dataset.props ?? '{}');
  const context = new URLSearchParams(location.search).get('ctx');
  startWorker(source, context === null ? panelScope(source) : entryOf(context));
}

function asksForSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey && !shiftKey;
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
}
