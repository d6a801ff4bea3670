import type { ElementContent, Root, Text } from 'hast';
import { walkElements } from '../../tree';

/** Words as long as this take a line of their own on a phone. */
const LONG_WORD = /\S{25,}/g;
/** Where paths, names of settings and values may go on in the next line; not within numbers and versions. */
const JOINT = /(?<=[\\/._=,:&?])(?![\\/._=,:&?\d]|$)/;
/** No text of a page has it. */
const BREAK = '\0';

/**
 * Lets long words of code within a line of text break where their parts meet, instead of anywhere, or nowhere as in tables:
 * `<wbr>` is neither shown nor copied.
 */
export function rehypeLongCode() {
  return (tree: Root): void => {
    const blocks = new Set<ElementContent>();
    walkElements(tree, (node) => {
      if (node.tagName === 'pre') for (const child of node.children) blocks.add(child);
      if (node.tagName !== 'code' || blocks.has(node)) return;
      node.children = node.children.flatMap((child) => (child.type === 'text' ? breakable(child) : child));
    });
  };
}

function breakable({ value }: Text): ElementContent[] {
  const parts = value.replace(LONG_WORD, (word) => word.split(JOINT).join(BREAK)).split(BREAK);
  return parts.flatMap((part, index): ElementContent[] => {
    const text: Text = { type: 'text', value: part };
    return index === 0 ? [text] : [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }, text];
  });
}
