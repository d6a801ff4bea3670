import type { Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString as textOf } from 'hast-util-to-string';
import type { CompileContext } from '../context';
import { walkElements } from '../walk-elements';

/** The heading that remark-rehype puts over the footnotes. */
const FOOTNOTES_ID = 'footnote-label';

/** Records the headings and reports ids that stand twice on the page, wherever they come from. */
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
        context.report(node, {
          what: `the id "${id}" is already that of line ${earlier}`,
          cure: 'Give this one an id of its own; each is an address.',
        });
      }
      seen.set(id, line);
      if (depth && id !== FOOTNOTES_ID) {
        context.headings.push({ id, depth, text: textOf(node).trim(), line, explicit: context.explicitIds.has(id) });
      }
    });
  };
}
