import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { walkElements } from '../../tree';

/** Marks links whose text is their address: on paper, where addresses follow links, they need no second one. */
export function rehypeBareLinks() {
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      if (node.tagName !== 'a') return;
      const { href } = node.properties;
      if (typeof href === 'string' && bare(href) === bare(textOf(node))) node.properties.dataBare = '';
    });
  };
}

/** Without what people leave out: `https://example.org/` and `example.org` are one. */
function bare(address: string): string {
  return address
    .trim()
    .replace(/^(https?:\/\/|mailto:)/i, '')
    .replace(/\/$/, '');
}
