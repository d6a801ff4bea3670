import type { Nodes, Paragraph, Root, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Node } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import { GLOSSARY_FILE, parseGlossary, wordsToAvoid } from '@/lib/content/glossary';
import type { CompileContext } from '../context';
import { isJsxElement } from '../tree';
import { TEXT_ATTRIBUTES } from '../vocabulary';

/** Reports expressions, imports and exports in text, which MDX pages usually allow; they stay text. */
export function checkPlainText(node: Nodes, context: CompileContext): void {
  if (node.type === 'text') reportBraces(node, context);
  if (node.type === 'paragraph' && isModuleCode(node)) {
    const fix = 'Remove the line; the components of content/AUTHORING.md need no import.';
    context.report(node, `a page can't ${textOf(node).startsWith('import') ? 'import' : 'export'} anything`, fix);
  }
}

export const COMMENT_FIX = 'Write "[//]: # (text)" with empty lines around it, or remove it.';

/** A `{` without a backslash before it, outside of addresses that become links by themselves. */
const BRACE = /(?<!\\|\bhttps?:\/\/\S*|\bwww\.\S*)\{(?:[^}\n]{0,40}\}?)/g;

function reportBraces(node: Text, context: CompileContext): void {
  for (const { 0: brace, index } of context.sourceOf(node).matchAll(BRACE)) {
    const isComment = brace.startsWith('{/*');
    let message = `"${brace}" is ${isComment ? 'a comment' : 'an expression'}, which pages can't contain`;
    let fix = isComment ? COMMENT_FIX : 'Write "\\{" for a literal "{", or put it in `code`.';
    if (brace.startsWith('{#')) {
      message = `"${brace}" is not a heading id at the end of a heading`;
      fix =
        'Write lower-case English words joined by hyphens at the very end of a heading, {#first-start}, or use `code`.';
    }
    context.report((node.position?.start.offset ?? 0) + index, message, fix);
  }
}

/** Matches `import x from 'y'`, `import 'y'` and `export const x`, but not sentences that start with these words. */
function isModuleCode(node: Paragraph): boolean {
  return (
    node.children[0]?.type === 'text' &&
    /^(import\s*(['"{*]|[\w$]+\s*(,|from\s))|export\s+(default|const|let|var|function|class|async)\b|export\s*[{*])/.test(
      textOf(node),
    )
  );
}

/** Warns about words that the glossary avoids. Bold text and code are exempt, because they quote PeerBanHelper. */
export function checkAvoidedWords(tree: Root, context: CompileContext): void {
  const avoided = wordsToAvoid(parseGlossary(context.files.read(GLOSSARY_FILE)), context.locale);
  const check = (node: Node) => {
    for (const { word, instead, pattern } of avoided) {
      const index = context.sourceOf(node).search(pattern);
      if (index === -1) continue;
      const fix = `Write "${instead}" (${GLOSSARY_FILE}).`;
      context.report((node.position?.start.offset ?? 0) + index, `the glossary avoids "${word}"`, fix, 'warning');
    }
  };
  visit(tree, (node) => {
    if (node.type === 'strong') return SKIP;
    if (node.type === 'text' || node.type === 'image') check(node);
    for (const attribute of isJsxElement(node) ? node.attributes : [])
      if (attribute.type === 'mdxJsxAttribute' && TEXT_ATTRIBUTES.includes(attribute.name)) check(attribute);
    return undefined;
  });
}
