import type { Element, ElementContent, Root, Text } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { typographicApostrophes } from '@/lib/typographic-apostrophes';
import { walkElements } from '../tree';
import { TEXT_ATTRIBUTES } from '../vocabulary';

/** Words of this length fill a line on a phone. */
const LONG_WORD = /\S{25,}/g;
/** Positions after separators in paths, setting names and values, but not within numbers and versions. */
const BREAK_OPPORTUNITY = /(?<=[\\/._=,:&?])(?![\\/._=,:&?\d]|$)/;
/** A character that pages can't contain. */
const SEPARATOR = '\0';

/**
 * Adds `<wbr>`, which is neither visible nor copied, between the parts of long words in inline code. Without it the
 * words break anywhere, or in tables not at all.
 */
export function breakLongCode(tree: Root): void {
  const blockCode = new Set<ElementContent>();
  walkElements(tree, (node) => {
    if (node.tagName === 'pre') for (const child of node.children) blockCode.add(child);
    if (node.tagName !== 'code' || blockCode.has(node)) return;
    node.children = node.children.flatMap((child) => (child.type === 'text' ? splitText(child) : child));
  });
}

function splitText({ value }: Text): ElementContent[] {
  const parts = value.replace(LONG_WORD, (word) => word.split(BREAK_OPPORTUNITY).join(SEPARATOR)).split(SEPARATOR);
  return parts.flatMap((part, index): ElementContent[] => {
    const text: Text = { type: 'text', value: part };
    return index === 0 ? [text] : [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }, text];
  });
}

/** Marks links whose text is their URL, because the print style sheet adds the URL after all other links. */
export function markBareLinks(tree: Root): void {
  walkElements(tree, (node) => {
    if (node.tagName !== 'a') return;
    const { href } = node.properties;
    if (typeof href === 'string' && normalizeUrl(href) === normalizeUrl(textOf(node))) node.properties.dataBare = '';
  });
}

/** Removes the parts that people omit: `https://example.org/` becomes `example.org`. */
function normalizeUrl(url: string): string {
  return url
    .trim()
    .replace(/^(https?:\/\/|mailto:)/i, '')
    .replace(/\/$/, '');
}

/** Sets typographic apostrophes in everything but code and labels of PeerBanHelper, which are quoted exactly. */
export function setApostrophes({ children }: Pick<Root | Element, 'children'>): void {
  for (const node of children) {
    if (node.type === 'text') node.value = typographicApostrophes(node.value);
    if (node.type !== 'element' || isExact(node)) continue;
    for (const name of TEXT_ATTRIBUTES) {
      const value = node.properties[name];
      if (typeof value === 'string') node.properties[name] = typographicApostrophes(value);
    }
    setApostrophes(node);
  }
}

const isExact = ({ tagName, properties: { className } }: Element) =>
  /^(pre|code|kbd)$/.test(tagName) || (Array.isArray(className) && className.includes('ui'));
