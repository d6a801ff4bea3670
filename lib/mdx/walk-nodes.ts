import type { Nodes } from 'mdast';

/** Shows a node and every one below it, in the order of the text: what `walkElements` is to HTML. */
export function walkNodes(node: Nodes, show: (node: Nodes) => void): void {
  show(node);
  if ('children' in node) for (const child of node.children) walkNodes(child, show);
}
