import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { walkElements } from '../walk-elements';

/** A heading cell without text, such as the corner of a table, heads nothing: it becomes a plain cell. */
export function rehypeTables() {
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      if (node.tagName === 'th' && textOf(node).trim() === '') node.tagName = 'td';
    });
  };
}
