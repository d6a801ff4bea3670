import type { Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import type { CompileContext } from '../context';
import { walkElements } from '../walk-elements';

/** Gives headings the ids they once had as further targets, so that old links land there without any script. */
export function rehypeAliases({ aliases }: CompileContext) {
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      if (headingRank(node) === undefined) return;
      const old = Object.entries(aliases).filter(([, id]) => id === node.properties.id);
      for (const [id] of old.reverse()) {
        node.children.unshift({ type: 'element', tagName: 'span', properties: { id, dataAlias: '' }, children: [] });
      }
    });
  };
}
