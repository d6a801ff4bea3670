import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { walkElements } from '../../tree';

/** Marks links whose text is their URL, because the print style sheet adds the URL after all other links. */
export function rehypeBareLinks() {
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      if (node.tagName !== 'a') return;
      const { href } = node.properties;
      if (typeof href === 'string' && normalizeUrl(href) === normalizeUrl(textOf(node))) node.properties.dataBare = '';
    });
  };
}

/** Removes the parts that people omit: `https://example.org/` becomes `example.org`. */
function normalizeUrl(url: string): string {
  return url
    .trim()
    .replace(/^(https?:\/\/|mailto:)/i, '')
    .replace(/\/$/, '');
}
