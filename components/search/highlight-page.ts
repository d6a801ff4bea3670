/** Marks what was searched on the page that a result led to: `_highlight` parameters become `<mark data-highlight>` in the article. */
import { findSection } from '@/components/ui/find-section';
import { findMarks } from '@/lib/search/query/find-marks';

const PARAMETER = '_highlight';
const MARK = 'mark[data-highlight]';
const MOST_TERMS = 16;
/** Where marks would break something: what is not read, what scripts write into, controls and drawings. */
const UNTOUCHED =
  'script, style, template, noscript, svg, math, textarea, select, button, input, [contenteditable], [aria-live], [hidden]';
/** A word may be part bold and part not, but it does not cross these. */
const BLOCK =
  'p, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, pre, blockquote, figcaption, caption, summary, div, section, article';

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
  for (const block of collectBlocks(article)) wrapMarks(block, terms.slice(0, MOST_TERMS));
  scrollToFirst(article);
  document.addEventListener('keydown', clearOnEscape);
}

/** The first match of the section that was opened; of the page, when it was opened as a whole. */
function scrollToFirst(article: HTMLElement): void {
  const section = findSection(location.hash);
  const marks = [...article.querySelectorAll(MARK)];
  const isInside = (mark: Element) =>
    section && section.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING;
  const first = marks.find(isInside) ?? marks[0];
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

/** The text nodes of each block. */
function collectBlocks(root: HTMLElement): Iterable<Text[]> {
  const blocks = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(UNTOUCHED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Text)) continue;
    const container = node.parentElement?.closest(BLOCK) ?? root;
    const nodes = blocks.get(container) ?? [];
    nodes.push(node);
    blocks.set(container, nodes);
  }
  return blocks.values();
}

/** Wraps every place of the terms in a block, across inline markup. */
function wrapMarks(nodes: readonly Text[], terms: readonly string[]): void {
  // The last one first: what is before it stays in its node.
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

/** Puts the text back as it was. */
function unwrapMarks(root: HTMLElement): void {
  for (const mark of root.querySelectorAll(MARK)) {
    const { parentNode } = mark;
    mark.replaceWith(...mark.childNodes);
    parentNode?.normalize();
  }
}
