/**
 * Marks what was searched on the page that a result led to. Owns: `<mark data-highlight>` elements in the article, and the
 * `_highlight` parameters of the address.
 */
import { findSection } from '@/components/ui/find-section';
import { unwrapMarks, wrapMarks } from './wrap-marks';

const PARAMETER = '_highlight';

/** What is marked, and for which query: moving to a section of the page marks nothing again. */
let marked: { article: HTMLElement; query: string } | undefined;

/** Marks the terms of the address in the open page. */
export function highlightPage(): void {
  const { search: query } = location;
  const terms = new URLSearchParams(query).getAll(PARAMETER).filter((term) => term.trim() !== '');
  const article = document.querySelector<HTMLElement>('main article') ?? document.querySelector<HTMLElement>('main');
  if (!article || terms.length === 0 || (marked?.article === article && marked.query === query)) return;
  marked = { article, query };
  unwrapMarks(article);
  const marks = wrapMarks(article, terms.slice(0, 16));
  scrollToFirst(marks);
  document.addEventListener('keydown', clearOnEscape);
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
  marked = undefined;
}
