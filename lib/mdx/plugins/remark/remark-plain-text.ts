import type { Paragraph, Root, StrayBrace } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { CompileContext } from '../../context';
import { walkNodes } from '../../tree';

/** Reports expressions, imports and exports in text, which MDX pages usually allow; they stay text. */
export function remarkPlainText(context: CompileContext) {
  return (tree: Root): void => {
    visit(tree, 'strayBrace', (node, index, parent) => {
      if (!parent || index === undefined) return;
      reportBrace(context.body.slice(node.position?.start.offset), node, context);
      parent.children[index] = { type: 'text', value: '{', position: node.position };
    });
    walkNodes(tree, (node) => {
      if (node.type === 'paragraph' && isModuleCode(node)) {
        const fix = 'Remove the line; the components of content/AUTHORING.md need no import.';
        context.report(node, `a page can't ${textOf(node).startsWith('import') ? 'import' : 'export'} anything`, fix);
      }
    });
  };
}

function reportBrace(rest: string, place: StrayBrace, context: CompileContext): void {
  const excerpt = /^\{[^}\n]{0,40}\}?/.exec(rest)?.[0] ?? '{';
  if (/^\{#[a-z0-9][a-z0-9._-]*\}$/.test(excerpt)) {
    const fix = "Move it to the end of a heading's line, or put it in `code`.";
    context.report(place, `"${excerpt}" isn't at the end of a heading`, fix);
    return;
  }
  if (excerpt.startsWith('{#')) {
    const fix = 'Write lower-case English words joined by hyphens, at the very end of the heading: {#first-start}.';
    context.report(place, `"${excerpt}" is not a valid heading id`, fix);
    return;
  }
  const isComment = excerpt.startsWith('{/*');
  const message = `"${excerpt}" is ${isComment ? 'a comment' : 'an expression'}, which pages can't contain`;
  const fix = isComment ? 'Remove it.' : 'Write "\\{" for a literal "{", or put it in `code`.';
  context.report(place, message, fix);
}

/** Matches `import x from 'y'`, `import 'y'` and `export const x`, but not sentences that start with these words. */
function isModuleCode(node: Paragraph): boolean {
  const [first] = node.children;
  if (first?.type !== 'text') return false;
  return /^(import\s*(['"{*]|[\w$]+\s*(,|from\s))|export\s+(default|const|let|var|function|class|async)\b|export\s*[{*])/.test(
    textOf(node),
  );
}
