/**
 * The part of search that every page loads. Nothing of the rest is requested before the reader points at the box, focuses it
 * or presses its keys: the island (`components/islands/mount.ts`), and with it the entry of the index.
 */
import { ISLAND_REQUESTED } from '@/components/islands/mount';
import { entryAddress, entryOf } from '@/lib/search/client/types';
import { panelScope } from './search-links';

/** Attaches the listeners, once for the document. */
export function startSearch(): void {
  document.addEventListener(ISLAND_REQUESTED, ({ target }) => {
    if (target instanceof HTMLElement && target.dataset.name === 'search') preloadEntry(target);
  });
  document.addEventListener('keydown', (event) => {
    const input = document.querySelector<HTMLInputElement>('[data-search] input');
    if (!input || event.isComposing || event.defaultPrevented || !asksForSearch(event)) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
  const onPage = () => {
    if (location.search.includes('_highlight='))
      import('./highlight-page').then(
        ({ highlightPage }) => highlightPage(),
        () => {},
      );
  };
  onPage();
  window.navigation?.addEventListener('navigatesuccess', onPage);
}

const preloaded = new Set<string>();

/** Requests the entry along with the island's files, because the island itself asks only after React has started. */
function preloadEntry({ dataset }: HTMLElement): void {
  const { source } = JSON.parse(dataset.props ?? '{}');
  const context = new URLSearchParams(location.search).get('ctx');
  const href = entryAddress(source, entryOf(context ?? panelScope(source)));
  if (preloaded.has(href)) return;
  preloaded.add(href);
  const link = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href };
  document.head.append(Object.assign(document.createElement('link'), link));
}

function asksForSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey && !shiftKey;
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
}
