import type { Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Nodes } from 'mdast';
import type { CompileContext } from './context';
import { walkElements } from './tree';

/** Moves the `{#id}` at the end of a heading to its `id` attribute, and reports headings of level 1. */
export function takeHeadingId(node: Nodes, context: CompileContext): void {
  if (node.type !== 'heading') return;
  if (node.depth === 1) {
    const fix = 'Begin with "##".';
    context.report(node, 'a page can\'t have a "# heading"; its title comes from the front matter', fix);
  }
  const text = node.children.at(-1);
  if (text?.type !== 'text' || text.position?.end.offset === undefined) return;
  const [brace, id] = /(?<!\\)\{#([a-z0-9][a-z0-9._-]*)\}$/.exec(context.sourceOf(text)) ?? [];
  if (!brace || !id) return;
  text.value = text.value.slice(0, -brace.length).trimEnd();
  // The position ends before the id, so that other checks of the source don't see it.
  text.position.end.offset -= brace.length;
  node.data = { ...node.data, hProperties: { id } };
  context.explicitIds.add(id);
}

/** The heading that remark-rehype adds to the footnotes. */
export const FOOTNOTES_ID = 'footnote-label';

/** Records the headings, reports duplicate and missing ids, and adds former ids, so that old links work without a script. */
export function recordHeadings(tree: Root, context: CompileContext): void {
  const lineById = new Map<string, number>();
  walkElements(tree, (node) => {
    const { id, dataAlias } = node.properties;
    if (typeof id !== 'string' || dataAlias !== undefined) return;
    const { line } = context.locate(node);
    const firstLine = lineById.get(id);
    if (firstLine !== undefined) {
      const fix = 'Choose another id, because links lead to it.';
      context.report(node, `the id "${id}" is already used in line ${firstLine}`, fix);
    }
    lineById.set(id, line);
    const text = textOf(node).trim();
    const formerIds = Object.entries(context.aliases ?? {}).flatMap(([formerId, target]) =>
      target === id ? formerId : [],
    );
    node.children.unshift(...formerIds.map((formerId) => h('span', { id: formerId, dataAlias: '' })));
    const depth = headingRank(node);
    if (!depth || id === FOOTNOTES_ID) return;
    context.headings.push({ id, depth, text, line });
    if (context.explicitIds.has(id)) return;
    // Generated ids differ between languages.
    const example = /^[a-z0-9-]+$/.test(id) ? id : 'install';
    const fix = `Add one in English words, the same in both languages, such as {#${example}}.`;
    context.report(node, 'the heading has no explicit id', fix, 'warning');
  });
}
