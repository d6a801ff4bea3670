import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { CompileContext } from '../context';
import { walkNodes } from '../walk-nodes';

/** Takes `{#id}` off the headings' ends and makes it their id; a heading of level 1 is a mistake. */
export function remarkHeadings(context: CompileContext) {
  return (tree: Root): void => {
    walkNodes(tree, (node) => {
      if (node.type !== 'heading') return;
      if (node.depth === 1) {
        context.report(node, {
          what: 'a page has no "# heading" of its own; the title comes from the front matter',
          cure: 'Begin with "##".',
        });
      }
      const id = takeId(node);
      if (id) context.explicitIds.add(id);
    });
    visit(tree, 'headingId', (node, index, parent) => {
      context.report(node, {
        what: `"{#${node.value}}" does not stand at the end of a heading`,
        cure: "Move it to the end of a heading's line, or put it in `code`.",
      });
      if (parent && index !== undefined) parent.children.splice(index, 1);
      return index;
    });
  };
}

function takeId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'headingId') return undefined;
  heading.children.pop();
  const text = heading.children.at(-1);
  if (text?.type === 'text') text.value = text.value.trimEnd();
  heading.data = { ...heading.data, hProperties: { id: last.value } };
  return last.value;
}
