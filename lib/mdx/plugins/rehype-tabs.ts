import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Gives every `Tabs` and `Tab` an id that is unique on the page: `tabs-1`, `tabs-1-compose`. */
export function rehypeTabs() {
  return (tree: Root): void => {
    let count = 0;
    visit(tree, { type: 'element', tagName: 'Tabs' }, (node: Element) => {
      count++;
      const id = `tabs-${count}`;
      node.properties.id = id;
      for (const child of node.children) {
        if (child.type === 'element' && child.tagName === 'Tab')
          child.properties.id = `${id}-${slug(child.properties.value)}`;
      }
    });
  };
}

function slug(value: unknown): string {
  return String(value)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}
