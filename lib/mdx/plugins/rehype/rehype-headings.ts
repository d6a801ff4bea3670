import type { Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString as textOf } from 'hast-util-to-string';
import type { CompileContext } from '../../context';
import { elementPlugin, walkElements } from '../../tree';

/** The heading that remark-rehype adds to the footnotes. */
const FOOTNOTES_ID = 'footnote-label';

/** Records the headings and reports duplicate ids. */
export function rehypeHeadings(context: CompileContext) {
  return (tree: Root): void => {
    const lineById = new Map<string, number>();
    walkElements(tree, (node) => {
      const { id } = node.properties;
      if (typeof id !== 'string') return;
      const depth = headingRank(node);
      const { line } = context.locate(node);
      const firstLine = lineById.get(id);
      if (firstLine !== undefined) {
        const fix = 'Choose another id, because links lead to it.';
        context.report(node, `the id "${id}" is already used in line ${firstLine}`, fix);
      }
      lineById.set(id, line);
      if (depth && id !== FOOTNOTES_ID) {
        context.headings.push({ id, depth, text: textOf(node).trim(), line, explicit: context.explicitIds.has(id) });
      }
    });
  };
}

/** Adds the former ids of headings as empty elements, so that old links work without a script. */
export const rehypeAliases = elementPlugin((node, { aliases }) => {
  if (headingRank(node) === undefined) return;
  const formerIds = Object.entries(aliases ?? {}).filter(([, id]) => id === node.properties.id);
  for (const [id] of formerIds.reverse()) {
    node.children.unshift({ type: 'element', tagName: 'span', properties: { id, dataAlias: '' }, children: [] });
  }
});
