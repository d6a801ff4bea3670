import { findMarks } from '@/lib/search/query/find-marks';

/** Where marks would break something: what is not read, what scripts write into, controls and drawings. */
const UNTOUCHED =
  'script, style, template, noscript, svg, math, textarea, select, button, input, [contenteditable], [aria-live], [hidden]';
const MARK = 'mark[data-highlight]';
/** Runs of text are joined up to these: a word may be part bold and part not, but it does not cross paragraphs. */
const BLOCK =
  'p, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, pre, blockquote, figcaption, caption, summary, div, section, article';

interface Piece {
  node: Text;
  /** Where its text begins in the block's text. */
  start: number;
}

/**
 * Wraps every place of the terms, across inline markup.
 *
 * @returns the marks in reading order
 */
export function wrapMarks(root: HTMLElement, terms: readonly string[]): HTMLElement[] {
  const marks: HTMLElement[] = [];
  for (const { text, pieces } of collectBlocks(root)) {
    for (const { start, end } of findMarks(text, terms)) {
      for (const piece of pieces) {
        const from = Math.max(start, piece.start) - piece.start;
        const to = Math.min(end, piece.start + piece.node.data.length) - piece.start;
        if (from >= to) continue;
        marks.push(wrap(piece, from, to));
      }
    }
  }
  return marks;
}

/** Wraps part of a text node; the piece goes on with what follows the mark. */
function wrap(piece: Piece, from: number, to: number): HTMLElement {
  const match = from > 0 ? piece.node.splitText(from) : piece.node;
  const rest = match.splitText(to - from);
  const mark = document.createElement('mark');
  mark.dataset.highlight = '';
  match.replaceWith(mark);
  mark.append(match);
  piece.start += to;
  piece.node = rest;
  return mark;
}

/** Puts the text back as it was. */
export function unwrapMarks(root: HTMLElement): void {
  for (const mark of root.querySelectorAll(MARK)) {
    const { parentNode } = mark;
    mark.replaceWith(...mark.childNodes);
    parentNode?.normalize();
  }
}

function collectBlocks(root: HTMLElement): { text: string; pieces: Piece[] }[] {
  const blocks = new Map<Element, { text: string; pieces: Piece[] }>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(UNTOUCHED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Text)) continue;
    const container = node.parentElement?.closest(BLOCK) ?? root;
    const block = blocks.get(container) ?? { text: '', pieces: [] };
    block.pieces.push({ node, start: block.text.length });
    block.text += node.data;
    blocks.set(container, block);
  }
  return [...blocks.values()];
}
