/**
 * The part of the search that every page loads. The island (`components/islands/mount.ts`) and the entry file of the
 * index are requested only when the reader points at the search box, focuses it, or presses its keyboard shortcut.
 */
import { ISLAND_REQUESTED } from '@/components/islands/mount';
import { entryAddress } from '@/lib/search/client/types';
import { panelScope } from './search-links';

/** Attaches the event listeners to the document; call it once. */
export function startSearch(): void {
  document.addEventListener(ISLAND_REQUESTED, ({ target }) => {
    if (target instanceof HTMLElement && target.dataset.name === 'search') preloadEntry(target);
  });
  document.addEventListener('keydown', (event) => {
    const input = document.querySelector<HTMLInputElement>('[data-search] input');
    if (!input || event.isComposing || event.defaultPrevented || !isSearchShortcut(event)) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
  const highlightTerms = () => {
    if (location.search.includes('_highlight='))
      import('./highlight-page').then(
        ({ highlightPage }) => highlightPage(),
        () => {},
      );
  };
  highlightTerms();
  window.navigation?.addEventListener('navigatesuccess', highlightTerms);
}

const preloaded = new Set<string>();

/** Preloads the entry file together with the island's files; the island itself would request it only after mounting. */
function preloadEntry({ dataset }: HTMLElement): void {
  const { source } = JSON.parse(dataset.props ?? '{}');
  const context = new URLSearchParams(location.search).get('ctx');
  const href = entryAddress(source, context ?? panelScope(source));
  if (preloaded.has(href)) return;
  preloaded.add(href);
  const link = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href };
  document.head.append(Object.assign(document.createElement('link'), link));
}

function isSearchShortcut({ key, code, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  // Layouts of other scripts have no Latin letters, so the position of the key counts there.
  const isK = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
  if (isK) return (ctrlKey || metaKey) && !altKey && !shiftKey;
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
}
