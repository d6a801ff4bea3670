import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { hasBlocks, walkElements } from '../../tree';

/** Elements that contain only blocks, so that line breaks between their children are not visible. */
const BLOCK_CONTAINERS = new Set(['blockquote', 'dl', 'ol', 'section', 'table', 'tbody', 'thead', 'tr', 'ul']);

/**
 * Removes line breaks between blocks, and turns header cells without text, such as the corner of a table, into data
 * cells.
 */
export function rehypeCompact() {
  return (tree: Root): void => {
    tree.children = tree.children.filter((child) => !isLineBreak(child));
    walkElements(tree, (node) => {
      if (node.tagName === 'th' && textOf(node).trim() === '') node.tagName = 'td';
      // A list item with blocks has line breaks around them.
      const isContainer = BLOCK_CONTAINERS.has(node.tagName) || (node.tagName === 'li' && hasBlocks(node));
      if (isContainer) node.children = node.children.filter((child) => !isLineBreak(child));
    });
  };
}

function isLineBreak(node: { type: string; value?: string }): boolean {
  return node.type === 'text' && node.value === '\n';
}
