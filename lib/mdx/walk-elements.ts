import type { Element, Root } from 'hast';

/** Shows every element of a tree, in the order of the text; several times as quick as `unist-util-visit`, which can do more. */
export function walkElements({ children }: Pick<Root | Element, 'children'>, show: (element: Element) => void): void {
  for (const node of children) {
    if (node.type !== 'element') continue;
    show(node);
    walkElements(node, show);
  }
}
