import type { Paragraph, Root, StrayBrace } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { CompileContext } from '../../context';
import { walkNodes } from '../../tree';

/** Reports what looks like code in running text: expressions, imports and exports. All of it stays text. */
export function remarkPlainText(context: CompileContext) {
  return (tree: Root): void => {
    visit(tree, 'strayBrace', (node, index, parent) => {
      if (!parent || index === undefined) return;
      reportBrace(context.body.slice(node.position?.start.offset), node, context);
      parent.children[index] = { type: 'text', value: '{', position: node.position };
    });
    walkNodes(tree, (node) => {
      if (node.type === 'paragraph' && isModuleCode(node)) {
        const cure = 'Remove the line: the components of content/AUTHORING.md are there without it.';
        context.report(node, `a page can't ${textOf(node).startsWith('import') ? 'import' : 'export'} anything`, cure);
      }
    });
  };
}

function reportBrace(rest: string, place: StrayBrace, context: CompileContext): void {
  const excerpt = /^\{[^}\n]{0,40}\}?/.exec(rest)?.[0] ?? '{';
  if (/^\{#[a-z0-9][a-z0-9._-]*\}$/.test(excerpt)) {
    const cure = "Move it to the end of a heading's line, or put it in `code`.";
    context.report(place, `"${excerpt}" isn't at the end of a heading`, cure);
    return;
  }
  if (excerpt.startsWith('{#')) {
    const cure = 'Write lower-case English words joined by hyphens, at the very end of the heading: {#first-start}.';
    context.report(place, `"${excerpt}" is no heading id`, cure);
    return;
  }
  const isComment = excerpt.startsWith('{/*');
  const what = `"${excerpt}" is ${isComment ? 'a comment' : 'an expression'}; pages are text without code`;
  const cure = isComment ? 'Remove it.' : 'Write "\\{" for the sign itself, or put it in `code`.';
  context.report(place, what, cure);
}

/** `import x from 'y'`, `import 'y'`, `export const x`, but no sentence that happens to begin with these words. */
function isModuleCode(node: Paragraph): boolean {
  const [first] = node.children;
  if (first?.type !== 'text') return false;
  return /^(import\s*(['"{*]|[\w$]+\s*(,|from\s))|export\s+(default|const|let|var|function|class|async)\b|export\s*[{*])/.test(
    textOf(node),
  );
}
