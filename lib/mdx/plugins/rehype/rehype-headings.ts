import type { Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString as textOf } from 'hast-util-to-string';
import type { CompileContext } from '../../context';
import { walkElements } from '../../tree';

/** The heading that remark-rehype puts over the footnotes. */
const FOOTNOTES_ID = 'footnote-label';

/** Records the headings and reports duplicate ids. */
export function rehypeHeadings(context: CompileContext) {
  return (tree: Root): void => {
    const seen = new Map<string, number>();
    walkElements(tree, (node) => {
      const { id } = node.properties;
      if (typeof id !== 'string') return;
      const depth = headingRank(node);
      const { line } = context.locate(node);
      const earlier = seen.get(id);
      if (earlier !== undefined) {
        const cure = 'Give this one an id of its own; each is an address.';
        context.report(node, `the id "${id}" is already that of line ${earlier}`, cure);
      }
      seen.set(id, line);
      if (depth && id !== FOOTNOTES_ID) {
        context.headings.push({ id, depth, text: textOf(node).trim(), line, explicit: context.explicitIds.has(id) });
      }
    });
  };
}

/** Gives headings the ids they once had as further targets, so that old links land there without any script. */
export function rehypeAliases({ aliases }: CompileContext) {
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      if (headingRank(node) === undefined) return;
      const old = Object.entries(aliases ?? {}).filter(([, id]) => id === node.properties.id);
      for (const [id] of old.reverse()) {
        node.children.unshift({ type: 'element', tagName: 'span', properties: { id, dataAlias: '' }, children: [] });
      }
    });
  };
}
