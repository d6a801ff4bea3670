import type { Heading } from 'mdast';
import { nodePlugin } from '../../tree';

/** Moves the `{#id}` at the end of a heading to its `id` attribute, and reports headings of level 1. */
export const remarkHeadings = nodePlugin((node, context) => {
  if (node.type !== 'heading') return;
  if (node.depth === 1) {
    const fix = 'Begin with "##".';
    context.report(node, 'a page can\'t have a "# heading"; its title comes from the front matter', fix);
  }
  const id = takeId(node, context.body);
  if (id) context.explicitIds.add(id);
});

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
