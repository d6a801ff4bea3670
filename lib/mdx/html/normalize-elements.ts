import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { typographicApostrophes } from '@/lib/typographic-apostrophes';
import { hasBlocks, isElement, walkElements } from '../tree';
import { TEXT_ATTRIBUTES } from '../vocabulary';

/** Elements that contain only blocks, so that line breaks between their children are not visible. */
const BLOCK_CONTAINER = /^(blockquote|dl|ol|section|table|tbody|thead|tr|ul)$/;

/** Removes line breaks between blocks, makes empty header cells data cells, and assigns the ids of tabs: `tabs-1-2`. */
export function normalizeElements(tree: Root): void {
  tree.children = tree.children.filter((child) => !isLineBreak(child));
  let tabsCount = 0;
  walkElements(tree, (node) => {
    if (node.tagName === 'Tabs') assignTabIds(node, `tabs-${++tabsCount}`);
    if (node.tagName === 'th' && textOf(node).trim() === '') node.tagName = 'td';
    // A list item with blocks has line breaks around them.
    const isContainer = BLOCK_CONTAINER.test(node.tagName) || (node.tagName === 'li' && hasBlocks(node));
    if (isContainer) node.children = node.children.filter((child) => !isLineBreak(child));
  });
}

function isLineBreak(node: { type: string; value?: string }): boolean {
  return node.type === 'text' && node.value === '\n';
}

function assignTabIds(tabs: Element, id: string): void {
  tabs.properties.id = id;
  const panels = tabs.children.filter((child) => isElement(child));
  for (const [index, panel] of panels.entries()) panel.properties.id = `${id}-${index + 1}`;
}

/** Sets typographic apostrophes in everything but code and labels of PeerBanHelper, which are quoted exactly. */
export function setApostrophes({ children }: Pick<Root | Element, 'children'>): void {
  for (const node of children) {
    if (node.type === 'text') node.value = typographicApostrophes(node.value);
    if (!isElement(node) || isExact(node)) continue;
    for (const name of TEXT_ATTRIBUTES) {
      const value = node.properties[name];
      if (typeof value === 'string') node.properties[name] = typographicApostrophes(value);
    }
    setApostrophes(node);
  }
}

const isExact = ({ tagName, properties: { className } }: Element) =>
  /^(pre|code|kbd)$/.test(tagName) || (Array.isArray(className) && className.includes('ui'));
