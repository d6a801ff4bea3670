import type { Paragraph, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { CompileContext } from '../../context';
import { walkNodes } from '../../walk-tree';

/** Reports what looks like code in running text: expressions, imports and exports. All of it stays text. */
export function remarkPlainText(context: CompileContext) {
  return (tree: Root): void => {
    visit(tree, 'strayBrace', (node, index, parent) => {
      if (!parent || index === undefined) return;
      reportBrace(context.body.slice(node.position?.start.offset), node.position, context);
      parent.children[index] = { type: 'text', value: '{', position: node.position };
    });
    walkNodes(tree, (node) => {
      if (node.type === 'paragraph' && isModuleCode(node)) {
        context.report(node, {
          what: `a page can't ${textOf(node).startsWith('import') ? 'import' : 'export'} anything`,
          cure: 'Remove the line: the components of content/AUTHORING.md are there without it.',
        });
      }
    });
  };
}

function reportBrace(rest: string, place: Paragraph['position'], context: CompileContext): void {
  const excerpt = /^\{[^}\n]{0,40}\}?/.exec(rest)?.[0] ?? '{';
  if (/^\{#[a-z0-9][a-z0-9._-]*\}$/.test(excerpt)) {
    context.report(place, {
      what: `"${excerpt}" isn't at the end of a heading`,
      cure: "Move it to the end of a heading's line, or put it in `code`.",
    });
    return;
  }
  if (excerpt.startsWith('{#')) {
    context.report(place, {
      what: `"${excerpt}" is no heading id`,
      cure: 'Write lower-case English words joined by hyphens, at the very end of the heading: {#first-start}.',
    });
    return;
  }
  const isComment = excerpt.startsWith('{/*');
  context.report(place, {
    what: `"${excerpt}" is ${isComment ? 'a comment' : 'an expression'}; pages are text without code`,
    cure: isComment ? 'Remove it.' : 'Write "\\{" for the sign itself, or put it in `code`.',
  });
}

/** `import x from 'y'`, `import 'y'`, `export const x`, but no sentence that happens to begin with these words. */
function isModuleCode(node: Paragraph): boolean {
  const [first] = node.children;
  if (first?.type !== 'text') return false;
  return /^(import\s*(['"{*]|[\w$]+\s*(,|from\s))|export\s+(default|const|let|var|function|class|async)\b|export\s*[{*])/.test(
    textOf(node),
  );
}
