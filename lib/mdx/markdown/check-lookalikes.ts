import type { Code, Nodes, PhrasingContent, Root, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { CompileContext } from '../context';
import { isJsxElement, replaceNodes, walkNodes } from '../tree';
import { ADMONITION_KINDS, COMPONENTS, HTML_ELEMENTS } from '../vocabulary';

/** Reports what looks like Markdown but isn't, and what Markdown hides, so that no page differs silently. */
export function checkLookalikes(tree: Root, context: CompileContext): void {
  walkNodes(tree, (node) => {
    const hasText = node.type === 'mdxJsxFlowElement' && node.children.some(({ type }) => String(type) === 'text');
    if (hasText || /^(paragraph|heading|tableCell)$/.test(node.type)) checkText(node, context);
    if (node.type === 'code') checkFence(node, context);
    if (node.type === 'table') checkSurplusCells(node, context);
    checkVisible(node, context);
  });
  checkDefinitions(tree, context);
  const control = /[^\t\r\n\P{Cc}]|\ufffd/u.exec(context.body)?.index;
  if (control !== undefined) context.report(control, 'the text has an invisible control character', 'Remove it.');
}

type Lookalike = readonly [pattern: RegExp, what: string, fix: string];

const ADMONITION_FIX = `Write ":::note" (or ${ADMONITION_KINDS.slice(1).join(', ')}) or ":::note[Title]" before its text and ":::" after it, each on a line of its own, without ">"; around another admonition, use four colons.`;
const KINDS = [...ADMONITION_KINDS, 'caution', 'important'].join('|');
const PAGE_ADDRESS = String.raw`(?:https?:|\.{0,2}\/|#|www\.)`;

/** Patterns of lines, which readers would misunderstand. Only the first that matches is reported for a paragraph. */
const LINE_LOOKALIKES: readonly Lookalike[] = [
  [/^ *[[［【]\s*[!！]\s*\w+\s*[\]］】].*/m, 'an alert', ADMONITION_FIX],
  [/^ *(?::::|:{0,2}：[:：]).*/m, 'an admonition', ADMONITION_FIX],
  [new RegExp(`^ *(?:::|[!?]{3}\\+?) *(?:${KINDS})\\b.*`, 'im'), 'an admonition', ADMONITION_FIX],
  [/^ *(?:['‘’"“”·]{3,}|`*｀[`｀]+)\s*\w*$/m, 'a code block', 'Write a line "```" before and after the code.'],
  [
    /^ *[|｜].*[|｜]\s*$|^ *[|｜].*\n *[|｜]|^ *\+[-=+]{3,}\+\s*$|^[^\n|｜]+(?: \| |｜).+\n[^\n|｜]+(?: \| |｜)/m,
    'a table',
    'Begin its lines with "|", and put a line "|---|---|" with as many cells below the first.',
  ],
  [/^ *\[[^\]\n]+\]:\s*(?:#|https?:|\/).*/m, 'a comment or an address', 'Leave the lines above and below it empty.'],
  [/^ *(?:#{2,}(?=[^\s#])|#(?=\p{L})|#{7}|#*＃).*/mu, 'a heading', 'Write "##" and a space before its text.'],
  [
    /^ *(?:\d+[.)、．] *(?=\p{L}).*\n(?:.*\n)*? *\d+[.)、．]|[-+*](?=\p{Script=Han})|[•·]).*/mu,
    'a list',
    'Write "1. " or "- ", with a space, before each item, and leave the line above the list empty.',
  ],
];

const INLINE_LOOKALIKES: readonly Lookalike[] = [
  [
    new RegExp(
      String.raw`[[［【][^]{0,300}?(?:\][([（]|[\]］】]\s*[(（]\s*${PAGE_ADDRESS})|[)）]\[${PAGE_ADDRESS}|\[\[[^[\]]+\]\]|\[\^[^\]\s]+\]|https?：|https?:\s*／`,
      'i',
    ),
    'a link or a footnote',
    'Write [text](/address) in half-width characters, without spaces, which are %20 in an address; or [^1], with a line "[^1]: Text." below. Write "\\[" for a literal bracket.',
  ],
  [
    /\*\*|~~|`|｀[^｀]+｀/,
    'bold text, struck text or code',
    'Close it with the same characters, without a space next to them, or write a backslash before a literal one.',
  ],
];

function checkText(node: Nodes, context: CompileContext): void {
  const text = maskMarkup(node, context);
  const report = ([pattern, what, fix]: Lookalike): boolean => {
    const { index } = pattern.exec(text) ?? {};
    if (index === undefined) return false;
    const start = index + (/^ */.exec(text.slice(index))?.[0].length ?? 0);
    const message = `"${/^.{0,30}/.exec(context.sourceOf(node).slice(start))?.[0]}" looks like ${what}, but isn't`;
    const severity = fix === ADMONITION_FIX ? 'error' : 'warning';
    context.report((node.position?.start.offset ?? 0) + start, message, fix, severity);
    return true;
  };
  if (node.type !== 'paragraph' || !LINE_LOOKALIKES.some(report)) INLINE_LOOKALIKES.forEach(report);
}

/** Returns a block's source with code, links, escapes and other markup replaced character by character. */
function maskMarkup(block: Nodes, context: CompileContext): string {
  const base = block.position?.start.offset ?? 0;
  // Later lines of a quotation or a list begin with its markup.
  const characters = context
    .sourceOf(block)
    .replaceAll(/\\[!-/:-@[-`{-~]/g, '\0\0')
    .replaceAll(/(?<=\n)[ \t>]+/g, (indent) => ' '.repeat(indent.length))
    .split('');
  const mask = (from: number, to: number) => {
    for (let index = from; index < to; index++) if (characters[index] !== '\n') characters[index] = '\0';
  };
  const startOf = ({ position }: Nodes) => (position?.start.offset ?? base) - base;
  const endOf = ({ position }: Nodes) => (position?.end.offset ?? base) - base;
  walkNodes(block, (node) => {
    const [from, to] = [startOf(node), endOf(node)];
    if (isJsxElement(node) && node.name !== 'Ui') {
      const [first, last] = [node.children[0], node.children.at(-1)];
      mask(from, first ? startOf(first) : to);
      mask(last ? endOf(last) : to, to);
    } else if (node !== block && node.type !== 'text' && !/^https?:|^www\./.test(context.sourceOf(node))) {
      const marker = { emphasis: 1, strong: 2, delete: 2 }[String(node.type)] ?? to - from;
      mask(from, from + marker);
      mask(to - marker, to);
    }
  });
  return characters.join('');
}

function checkFence(node: Code, context: CompileContext): void {
  const [first = '', ...lines] = context.sourceOf(node).split('\n');
  const [fence] = /^([`~])\1{2,}/.exec(first) ?? [];
  if (!fence) return;
  const rests = lines.map((line) => line.replace(/^[\s>]+/, '')).map((line) => line.startsWith(fence) && line.trim());
  const last = rests.at(-1) || '';
  const isClosed = last !== '' && last === fence.charAt(0).repeat(last.length);
  const hasInner = rests.some((line) => line && /^([`~])\1{2,}\s*[\w-]+(?: |$)/.test(line));
  const fix = `Write a line "${fence}" after its code. If it shows "${fence}" itself, begin and end it with one more "${fence[0]}".`;
  if (!isClosed || hasInner) context.report(node, `the code block "${first}" is never closed`, fix);
}

function checkSurplusCells({ children: [header, ...rows] }: Table, context: CompileContext): void {
  const columns = header?.children.length ?? 0;
  for (const cell of rows.flatMap(({ children }) => children.slice(columns)).filter(isVisible)) {
    const message = `nobody sees "${textOf(cell)}", because the first row of the table has ${columns} cells`;
    context.report(cell, message, 'Remove it, add a column to the first row, or write "\\|" for a literal "|".');
  }
}

const HAS_CONTENT = /^(heading|link|blockquote|code|containerDirective)$/;

/** Reports links without an address, and elements that can never be seen. */
function checkVisible(node: Nodes, context: CompileContext): void {
  const fix = 'Write one in its parentheses, or only its text.';
  if (node.type === 'link' && /^#?$/.test(node.url))
    context.report(node, `the link "${textOf(node)}" has no address`, fix);
  const needsContent = isJsxElement(node) ? !isVoid(node.name) : HAS_CONTENT.test(node.type);
  if (!needsContent || isVisible(node)) return;
  const [firstLine] = context.sourceOf(node).split('\n');
  context.report(node, `"${firstLine}" has no content`, 'Remove it, or write some.');
}

const isVoid = (name: string | null) => (COMPONENTS.get(name ?? '') ?? HTML_ELEMENTS.get(name ?? ''))?.empty;

function isVisible(node: Nodes): boolean {
  if ('value' in node) return /[^\s\p{C}]/u.test(node.value);
  if (isJsxElement(node) && isVoid(node.name)) return !/^w?br$/.test(node.name ?? '');
  return 'children' in node ? node.children.some(isVisible) : /image|thematic|footnoteRef/.test(node.type);
}

/** Reports definitions that nothing refers to, which Markdown drops. The definition `[//]: # (text)` is a comment. */
function checkDefinitions(tree: Root, context: CompileContext): void {
  const used = new Set<string>();
  const keyOf = (node: { type: string; identifier: string }) => `${/footnote/.test(node.type)} ${node.identifier}`;
  walkNodes(tree, (node) => {
    if ('identifier' in node && node.type.endsWith('Reference')) used.add(keyOf(node));
  });
  walkNodes(tree, (node) => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return;
    // The second definition of a name is dropped, too.
    if (node.identifier !== '//' && !used.delete(keyOf(node)))
      context.report(node, `nothing uses the definition "[${node.label}]"`, 'Remove it, or refer to it.', 'warning');
  });
}

const PUNCTUATION = String.raw`\u2014\u2018-\u201d\u2026\u3000-\u303f\uff00-\uff60`;
const ADDRESS = new RegExp(
  String.raw`((?:https?:\/\/|www\.)(?:\([^\s()${PUNCTUATION}]*\)|[^\s()${PUNCTUATION}])+(?<![?!.,:;*_~'"]))`,
);

/** Ends bare addresses before Chinese punctuation, and reports those that Chinese characters follow without a space. */
export function endBareAddresses(tree: Root, context: CompileContext): void {
  replaceNodes(tree, (link) => {
    if (link.type !== 'link' || /^[[<]/.test(context.sourceOf(link))) return undefined;
    const text = textOf(link);
    const parts = new RegExp(`[${PUNCTUATION}]`).test(text) ? text.split(ADDRESS).filter(Boolean) : [text];
    const mixed = parts.find((part) => ADDRESS.test(part) && /\p{Script=Han}/u.test(part));
    const fix = 'Put a space after the address, or write [text](address).';
    if (mixed) context.report(link, `the address "${mixed}" contains the Chinese text after it`, fix, 'warning');
    if (parts.length === 1) return undefined;
    return parts.map((value): PhrasingContent => {
      const content = { type: 'text', value, position: link.position } as const;
      if (!ADDRESS.test(value)) return content;
      const url = value.replace(/^www\./, 'http://www.');
      return { type: 'link', url, children: [content], position: link.position };
    });
  });
}
