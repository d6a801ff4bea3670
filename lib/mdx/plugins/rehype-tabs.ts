import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Gives every `Tabs` and `Tab` an id that is unique on the page: `tabs-1`, `tabs-1-2`. */
export function rehypeTabs() {
  return (tree: Root): void => {
    let count = 0;
    visit(tree, { type: 'element', tagName: 'Tabs' }, (node: Element) => {
      count++;
      node.properties.id = `tabs-${count}`;
      const tabs = node.children.filter((child) => child.type === 'element' && child.tagName === 'Tab');
      tabs.forEach((tab, index) => {
        if (tab.type === 'element') tab.properties.id = `tabs-${count}-${index + 1}`;
      });
    });
  };
}
