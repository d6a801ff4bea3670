import type { Heading } from 'mdast';
import { nodePlugin } from '../../tree';

/** Moves the `{#id}` at the end of a heading to its `id` attribute, and reports headings of level 1. */
export const remarkHeadings = nodePlugin((node, context) => {
  if (node.type !== 'heading') return;
  if (node.depth === 1) {
    const fix = 'Begin with "##".';
    context.report(node, 'a page can\'t have a "# heading"; its title comes from the front matter', fix);
  }
  const id = takeId(node);
  if (id) context.explicitIds.add(id);
});

function takeId(heading: Heading): string | undefined {
  const [brace, rest] = heading.children.slice(-2);
  if (brace?.type !== 'strayBrace' || rest?.type !== 'text') return undefined;
  const id = /^#([a-z0-9][a-z0-9._-]*)\}$/.exec(rest.value)?.[1];
  if (id === undefined) return undefined;
  heading.children.splice(-2);
  const text = heading.children.at(-1);
  if (text?.type === 'text') text.value = text.value.trimEnd();
  heading.data = { ...heading.data, hProperties: { id } };
  return id;
}
