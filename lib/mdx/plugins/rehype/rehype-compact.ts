import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { walkElements } from '../../tree';

/** Elements whose children are blocks, so that line ends between these show nowhere. */
const CONTAINERS = new Set(['blockquote', 'dl', 'ol', 'section', 'table', 'tbody', 'thead', 'tr', 'ul']);

/** Drops line ends between blocks, and makes header cells without text, such as the corner of a table, plain cells. */
export function rehypeCompact() {
  return (tree: Root): void => {
    tree.children = tree.children.filter((child) => !isLineEnd(child));
    walkElements(tree, (node) => {
      if (node.tagName === 'th' && textOf(node).trim() === '') node.tagName = 'td';
      if (hasBlocks(node)) node.children = node.children.filter((child) => !isLineEnd(child));
    });
  };
}

function hasBlocks(node: Element): boolean {
  if (CONTAINERS.has(node.tagName)) return true;
  // A list item holds either blocks, with line ends around them, or running text.
  return (
    node.tagName === 'li' &&
    node.children.some((child) => child.type === 'element' && /^(p|pre|ol|ul)$/.test(child.tagName))
  );
}

function isLineEnd(node: { type: string; value?: string }): boolean {
  return node.type === 'text' && node.value === '\n';
}
