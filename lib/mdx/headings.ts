import type { Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString as textOf } from 'hast-util-to-string';
import type { Heading, Nodes } from 'mdast';
import type { CompileContext } from './context';
import { walkElements } from './tree';

/** Moves the `{#id}` at the end of a heading to its `id` attribute, and reports headings of level 1. */
export function takeHeadingId(node: Nodes, context: CompileContext): void {
  if (node.type !== 'heading') return;
  if (node.depth === 1) {
    const fix = 'Begin with "##".';
    context.report(node, 'a page can\'t have a "# heading"; its title comes from the front matter', fix);
  }
  const id = takeId(node, context.body);
  if (id) context.explicitIds.add(id);
}

function takeId(heading: Heading, body: string): string | undefined {
  const text = heading.children.at(-1);
  const { start, end } = text?.position ?? {};
  if (text?.type !== 'text' || end?.offset === undefined) return undefined;
  const [brace, id] = /(?<!\\)\{#([a-z0-9][a-z0-9._-]*)\}$/.exec(body.slice(start?.offset, end.offset)) ?? [];
  if (!brace) return undefined;
  text.value = text.value.slice(0, -brace.length).trimEnd();
  // The position ends before the id, so that other checks of the source don't see it.
  end.offset -= brace.length;
  heading.data = { ...heading.data, hProperties: { id } };
  return id;
}

/** The heading that remark-rehype adds to the footnotes. */
const FOOTNOTES_ID = 'footnote-label';

/** Records the headings and reports duplicate ids. */
export function recordHeadings(tree: Root, context: CompileContext): void {
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
}

/** Adds the former ids of headings as empty elements, so that old links work without a script. */
export function addAliases(tree: Root, { aliases = {} }: CompileContext): void {
  walkElements(tree, (node) => {
    if (headingRank(node) === undefined) return;
    const formerIds = Object.entries(aliases).filter(([, id]) => id === node.properties.id);
    for (const [id] of formerIds.reverse()) {
      node.children.unshift({ type: 'element', tagName: 'span', properties: { id, dataAlias: '' }, children: [] });
    }
  });
}
