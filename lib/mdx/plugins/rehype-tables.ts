import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** A heading cell without text, such as the corner of a table, heads nothing: it becomes a plain cell. */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'th' && textOf(node).trim() === '') node.tagName = 'td';
    });
  };
}
