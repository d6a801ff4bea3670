/** Highlights search terms on the page that a result opened: wraps matches of `_highlight` parameters in `<mark>`. */
import { findSection } from '@/components/ui/find-section';
import { appendTo } from '@/lib/append-to';
import { findMarks } from '@/lib/search/query/snippet';

const PARAMETER = '_highlight';
const MARK = 'mark[data-highlight]';
const MAX_TERMS = 16;
/** Elements in which marks would break something: invisible text, live regions, controls and drawings. */
const SKIPPED_ELEMENTS =
  'script, style, template, noscript, svg, math, textarea, select, button, input, [contenteditable], [aria-live], [hidden], [popover]';
/** Block elements. A match may span inline elements, but never two blocks. */
const BLOCK_ELEMENTS =
  'p, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, pre, blockquote, figcaption, caption, summary, div, section, article';

/** Highlighted article and query string, because navigation within the page must not highlight it again. */
let highlighted: { article: HTMLElement; query: string } | undefined;

/** Highlights the terms in the current address, and scrolls to the first match when it names no section. */
export function highlightPage(): void {
  const { search: query } = location;
  const terms = new URLSearchParams(query).getAll(PARAMETER).filter((term) => term.trim() !== '');
  const article = document.querySelector<HTMLElement>('main article') ?? document.querySelector<HTMLElement>('main');
  if (!article || terms.length === 0 || (highlighted?.article === article && highlighted.query === query)) return;
  highlighted = { article, query };
  unwrapMarks(article);
  for (const block of collectBlocks(article)) wrapMarks(block, terms.slice(0, MAX_TERMS));
  scrollToFirstMatch(article);
  document.addEventListener('keydown', clearOnEscape);
}

/** Scrolls to the first match, unless the address names a section, at which the browser already stands. */
function scrollToFirstMatch(article: HTMLElement): void {
  if (findSection(location.hash)) return;
  const first = article.querySelector(MARK);
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
  highlighted = undefined;
}

/** Returns the text nodes of each block. */
function collectBlocks(root: HTMLElement): Iterable<Text[]> {
  const blocks = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(SKIPPED_ELEMENTS) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text) appendTo(blocks, node.parentElement?.closest(BLOCK_ELEMENTS) ?? root, node);
  }
  return blocks.values();
}

/** Wraps every match in a block, even one that spans inline elements. */
function wrapMarks(nodes: readonly Text[], terms: readonly string[]): void {
  // From last to first, because wrapping leaves the text before the match in its node.
  const marks = findMarks(nodes.map(({ data }) => data).join(''), terms).reverse();
  let nodeStart = 0;
  for (const node of nodes) {
    const nodeEnd = nodeStart + node.data.length;
    for (const { start, end } of marks) {
      const [from, to] = [Math.max(start, nodeStart), Math.min(end, nodeEnd)];
      if (from >= to) continue;
      const range = new Range();
      range.setStart(node, from - nodeStart);
      range.setEnd(node, to - nodeStart);
      const mark = document.createElement('mark');
      mark.dataset.highlight = '';
      range.surroundContents(mark);
    }
    nodeStart = nodeEnd;
  }
}

/** Removes the marks and merges the text nodes around them. */
function unwrapMarks(root: HTMLElement): void {
  for (const mark of root.querySelectorAll(MARK)) {
    const { parentNode } = mark;
    mark.replaceWith(...mark.childNodes);
    parentNode?.normalize();
  }
}
