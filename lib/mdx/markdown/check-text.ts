import type { Nodes, Paragraph, Root, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { GLOSSARY_FILE, parseGlossary, wordsToAvoid } from '@/lib/content/glossary';
import { positionAt } from '@/lib/text-position';
import type { CompileContext, Place } from '../context';
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
const BRACE = /(?<!\\|\bhttps?:\/\/\S*|\bwww\.\S*)\{/g;

function reportBraces({ position }: Text, context: CompileContext): void {
  const { offset: start } = position?.start ?? {};
  if (start === undefined) return;
  for (const { index } of context.body.slice(start, position?.end.offset).matchAll(BRACE)) {
    reportBrace(context.body.slice(start + index), positionAt(context.body, start + index), context);
  }
}

function reportBrace(rest: string, place: Place, context: CompileContext): void {
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
  const fix = isComment ? COMMENT_FIX : 'Write "\\{" for a literal "{", or put it in `code`.';
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

/** Warns about words that the glossary avoids. Bold text and code are exempt, because they quote PeerBanHelper. */
export function checkAvoidedWords(tree: Root, context: CompileContext): void {
  const avoided = wordsToAvoid(parseGlossary(context.files.read(GLOSSARY_FILE)), context.locale);
  const check = (start: number | undefined, end: number | undefined) => {
    const text = context.body.slice(start, end);
    for (const { word, instead, pattern } of avoided) {
      const index = text.search(pattern);
      if (index === -1 || start === undefined) continue;
      const fix = `Write "${instead}" (${GLOSSARY_FILE}).`;
      context.report(positionAt(context.body, start + index), `the glossary avoids "${word}"`, fix, 'warning');
    }
  };
  visit(tree, (node) => {
    if (node.type === 'strong') return SKIP;
    if (node.type === 'text' || node.type === 'image') check(node.position?.start.offset, node.position?.end.offset);
    for (const attribute of isJsxElement(node) ? node.attributes : [])
      if (attribute.type === 'mdxJsxAttribute' && TEXT_ATTRIBUTES.includes(attribute.name))
        check(attribute.position?.start.offset, attribute.position?.end.offset);
    return undefined;
  });
}
