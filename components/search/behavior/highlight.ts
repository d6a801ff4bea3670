/**
 * Marks what was searched on the page that a result led to. Owns: `<mark data-highlight>` elements in the article, and the
 * `_highlight` parameters of the address.
 */
import { findSection } from '@/components/ui/find-section';
import { whenHydrated } from './when-hydrated';
import { unwrapMarks, wrapMarks } from './wrap-marks';

const PARAMETER = '_highlight';
const GIVE_UP_MS = 10_000;
const LOOK_AGAIN_MS = 50;

let shownFor: string | undefined;

/** Marks the page that is open, as soon as React has taken it over: marks put in before would be foreign to it. */
export async function highlightPage(): Promise<void> {
  const address = location.href;
  const terms = new URLSearchParams(location.search).getAll(PARAMETER).filter((term) => term.trim() !== '');
  const article = document.querySelector<HTMLElement>('main article') ?? document.querySelector<HTMLElement>('main');
  if (!article || terms.length === 0 || shownFor === address) return;
  shownFor = address;
  await whenHydrated(article);
  if (location.href !== address || !article.isConnected) return;
  unwrapMarks(article);
  const marks = wrapMarks(article, terms.slice(0, 16));
  scrollToFirst(marks);
  document.addEventListener('keydown', clearOnEscape);
}

/** After a click on a result: waits until the router has brought the page. */
export function highlightNextPage(href: string): void {
  shownFor = undefined;
  const deadline = performance.now() + GIVE_UP_MS;
  const look = () => {
    if (location.href === href) void highlightPage();
    else if (performance.now() < deadline) setTimeout(look, LOOK_AGAIN_MS);
  };
  setTimeout(look);
}

/** The first match of the section that was opened; of the page, when it was opened as a whole. */
function scrollToFirst(marks: readonly HTMLElement[]): void {
  const anchor = findSection(location.hash);
  const inSection = anchor
    ? marks.find(
        (mark) => anchor.contains(mark) || anchor.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING,
      )
    : undefined;
  const first = inSection ?? marks[0];
  // What is folded away is unfolded first.
  for (let details = first?.closest('details'); details; details = details.parentElement?.closest('details'))
    details.open = true;
  first?.scrollIntoView({ block: 'center' });
}

function clearOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  if (document.querySelector('dialog[open], :popover-open')) return;
  document.removeEventListener('keydown', clearOnEscape);
  unwrapMarks(document.body);
  const address = new URL(location.href);
  address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', address);
  shownFor = undefined;
}
