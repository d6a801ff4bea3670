import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { hasBlocks, walkElements } from '../tree';

/** Elements that contain only blocks, so that line breaks between their children are not visible. */
const BLOCK_CONTAINERS = new Set(['blockquote', 'dl', 'ol', 'section', 'table', 'tbody', 'thead', 'tr', 'ul']);

/**
 * Removes line breaks between blocks, turns header cells without text, such as the corner of a table, into data cells,
 * and assigns every `Tabs` and `Tab` an id that is unique on the page: `tabs-1`, `tabs-1-2`.
 */
export function normalizeElements(tree: Root): void {
  tree.children = tree.children.filter((child) => !isLineBreak(child));
  let tabsCount = 0;
  walkElements(tree, (node) => {
    if (node.tagName === 'Tabs') assignTabIds(node, ++tabsCount);
    if (node.tagName === 'th' && textOf(node).trim() === '') node.tagName = 'td';
    // A list item with blocks has line breaks around them.
    const isContainer = BLOCK_CONTAINERS.has(node.tagName) || (node.tagName === 'li' && hasBlocks(node));
    if (isContainer) node.children = node.children.filter((child) => !isLineBreak(child));
  });
}

function isLineBreak(node: { type: string; value?: string }): boolean {
  return node.type === 'text' && node.value === '\n';
}

function assignTabIds(tabs: Element, number: number): void {
  tabs.properties.id = `tabs-${number}`;
  const panels = tabs.children.filter((child) => child.type === 'element').filter(({ tagName }) => tagName === 'Tab');
  for (const [index, panel] of panels.entries()) panel.properties.id = `tabs-${number}-${index + 1}`;
}
