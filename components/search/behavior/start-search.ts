/**
 * The search box before it is used: nothing of search is loaded until the reader points at the box, focuses it or presses
 * its keys. Everything here is in each page's own script, so it is as small as it can be.
 */
import { loadPart } from '@/lib/load-part';
import { type StartedWorker, startWorker } from '@/lib/search/client/start-worker';
import { offerRetry } from './offer-retry';
import { startSearchPage } from './start-search-page';

let attached: Promise<void> | undefined;
let worker: StartedWorker | undefined;

/** Attaches the box's listeners; once for the document, since they outlive every change of page. */
export function startSearch(): void {
  document.addEventListener('pointerover', warm, { passive: true });
  document.addEventListener('focusin', warm);
  document.addEventListener('keydown', (event) => {
    const box = document.querySelector<HTMLElement>('[data-search]');
    const input = box?.querySelector('input');
    if (!input || event.isComposing || event.defaultPrevented || !asksForSearch(event)) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
  // A reader who was faster than this script has the focus in the box already.
  warm({ target: document.activeElement });
  showHighlights();
  startSearchPage();
}

function asksForSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey && !shiftKey;
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
}

function warm({ target }: { target: EventTarget | null }): void {
  const box = target instanceof Element ? target.closest<HTMLElement>('[data-search]') : null;
  if (!box || attached) return;
  const { folder, hashes } = JSON.parse(box.dataset.source ?? '{}');
  const scope = location.pathname.startsWith(`${folder}docs/`) ? 'docs' : 'all';
  // The index sets out together with the code that reads it.
  const response = fetch(`${folder}search-index${scope === 'all' ? '' : '-docs'}.json?_=${hashes[scope]}`);
  response.catch(() => {});
  // So does the worker, which the code would ask for only when it has come.
  worker ??= startWorker();
  attached = loadPart(() => import('./attach-panel')).then(({ attachPanel }) =>
    attachPanel(box, { scope, response, worker }),
  );
  // Until then nothing asks again: the notice comes up under the pointer, which would ask, fail, and bring the next one.
  attached.catch(() =>
    offerRetry(box, () => {
      attached = undefined;
      // The button that had the focus is gone; in the box it asks for the code again.
      box.querySelector('input')?.focus();
      warm({ target: box });
    }),
  );
}

/** A page that is opened from a result gets its words marked, whether it is loaded or brought by the router. */
function showHighlights(): void {
  const load = (run: (part: typeof import('./highlight')) => unknown) => {
    loadPart(() => import('./highlight'))
      .then(run)
      .catch(() => {});
  };
  const mark = () => {
    if (location.search.includes('_highlight=')) load(({ highlightPage }) => highlightPage());
  };
  mark();
  addEventListener('popstate', () => setTimeout(mark, 200));
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="_highlight="]') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const { href } = link;
    load(({ highlightNextPage }) => highlightNextPage(href));
  });
}
