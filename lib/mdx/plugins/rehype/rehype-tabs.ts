import type { Root } from 'hast';
import { walkElements } from '../../tree';

/** Assigns every `Tabs` and `Tab` an id that is unique on the page: `tabs-1`, `tabs-1-2`. */
export function rehypeTabs() {
  return (tree: Root): void => {
    let count = 0;
    walkElements(tree, (node) => {
      if (node.tagName !== 'Tabs') return;
      count++;
      node.properties.id = `tabs-${count}`;
      const tabs = node.children.filter((child) => child.type === 'element' && child.tagName === 'Tab');
      tabs.forEach((tab, index) => {
        if (tab.type === 'element') tab.properties.id = `tabs-${count}-${index + 1}`;
      });
    });
  };
}
