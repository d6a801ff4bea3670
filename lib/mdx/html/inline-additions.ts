import type { Element, ElementContent, Root, Text } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import { explainedTerms, GLOSSARY_FILE, parseGlossary } from '@/lib/content/glossary';
import type { CompileContext } from '../context';
import { isElement } from '../tree';

/** Words of this length fill a column of a table on a phone, and may be longer than `MAX_WHOLE.wideLabel`. */
const LONG_WORD = /\S{26,}/g;
/** Positions after separators in paths, setting names and values, but not within numbers and versions. */
const BREAK_OPPORTUNITY = /(?<=[\\/._=,:&?])(?![\\/._=,:&?\d]|$)/;
const HAIR_SPACE = '\u200a';
/** A character that pages can't contain. */
const SEPARATOR = '\0';

/** In characters: a Chinese name or verb, what fits on a line of a phone with large text, and what fits in a column. */
const MAX_WHOLE = { han: 4, label: 14, wideLabel: 25 };

/** Controls where lines of text may break, separates labels from Chinese text, and marks links for print. */
export function adjustInline({ children }: Pick<Root | Element, 'children'>): void {
  for (const [index, node] of children.entries()) {
    // No line begins with an arrow between two labels or menus.
    if (node.type === 'text') node.value = node.value.replaceAll(' →', '\u00a0→');
    if (!isElement(node) || node.tagName === 'pre') continue;
    markBareLink(node);
    keepWhole(node);
    spaceLabel(node, children[index - 1], children[index + 1]);
    if (node.tagName === 'code')
      node.children = node.children.flatMap((child) => (child.type === 'text' ? splitText(child) : child));
    else adjustInline(node);
  }
}

/** Marks a link whose text is its URL, because the print style sheet adds the URL after all other links. */
function markBareLink(node: Element): void {
  const withoutScheme = (url: string) => url.trim().replace(/^https?:\/\/|\/$/gi, '');
  const { href } = node.properties;
  if (typeof href === 'string' && withoutScheme(href) === withoutScheme(textOf(node))) node.properties.dataBare = '';
}

/** Keeps a short command or label, and a short Chinese link or bold name, on one line. */
function keepWhole(node: Element): void {
  const text = textOf(node);
  const classes = classesOf(node);
  const isLabel = (node.tagName === 'code' || classes.includes('ui')) && /[\s-]/.test(text);
  const isHan = /^(?:a|strong)$/.test(node.tagName) && /\p{Script=Han}/u.test(text);
  const isWhole = (isLabel && text.length <= MAX_WHOLE.label) || (isHan && text.length <= MAX_WHOLE.han);
  if (isWhole || (isLabel && text.length <= MAX_WHOLE.wideLabel))
    node.properties.className = [...classes, isWhole ? 'whole' : 'wide-whole'];
}

/** Adds hair spaces between a label and Chinese characters. A margin would remain at the start of a line. */
function spaceLabel(node: Element, before: Sibling, after: Sibling): void {
  if (!classesOf(node).includes('ui')) return;
  if (before?.type === 'text') before.value = before.value.replace(/(?<=\p{Script=Han})$/u, HAIR_SPACE);
  if (after?.type === 'text') after.value = after.value.replace(/^(?=\p{Script=Han})/u, HAIR_SPACE);
}

type Sibling = Root['children'][number] | undefined;

const classesOf = ({ properties }: Element) => [properties.className ?? []].flat().map(String);

/** Adds `<wbr>` to long words of inline code, which otherwise break anywhere, or in tables not at all. */
function splitText({ value }: Text): ElementContent[] {
  const parts = value.replace(LONG_WORD, (word) => word.split(BREAK_OPPORTUNITY).join(SEPARATOR)).split(SEPARATOR);
  return parts.flatMap((part, index): ElementContent[] => {
    const text: Text = { type: 'text', value: part };
    return index === 0 ? [text] : [h('wbr'), text];
  });
}

/** Terms are explained in prose only; in headings, links, code and tables an explanation would be in the way. */
const PROSE = /^(p|li|dd)$/;
const NOT_PROSE = /^(a|code|pre|th|td|strong|button|svg|kbd|abbr)$/;

/** Punctuation that must not end a line, or not begin one. Browsers would break lines there, beside a button. */
const OPENING = /[\p{Ps}\p{Pi}]*$/u;
const CLOSING = /^[\p{Pe}\p{Pf},.;:!?，。、；：？！…]*/u;

/** Wraps the first use of each explained glossary term in a `Term` with its definition. */
export function explainTerms(tree: Root, context: CompileContext): void {
  let terms = explainedTerms(parseGlossary(context.files.read(GLOSSARY_FILE)), context.locale);
  visitParents(tree, (node, ancestors) => {
    if (node.type === 'element' && NOT_PROSE.test(node.tagName)) return SKIP;
    const parent = ancestors.at(-1);
    if (node.type !== 'text' || !parent) return undefined;
    if (!ancestors.some((ancestor) => ancestor.type === 'element' && PROSE.test(ancestor.tagName))) return undefined;
    // The term that starts first; of several, the longest.
    const [match] = terms
      .map((term) => ({ ...term, start: node.value.search(term.pattern) }))
      .filter(({ start }) => start !== -1)
      .sort((a, b) => a.start - b.start || b.term.length - a.term.length);
    if (!match) return undefined;
    terms = terms.filter(({ id }) => id !== match.id);
    const end = match.start + match.term.length;
    const used: Text = { type: 'text', value: node.value.slice(match.start, end) };
    const [before] = OPENING.exec(node.value.slice(0, match.start)) ?? [''];
    const [after] = CLOSING.exec(node.value.slice(end)) ?? [''];
    const rest: Text = { type: 'text', value: node.value.slice(end + after.length) };
    node.value = node.value.slice(0, match.start - before.length);
    const properties = { id: `term-${match.id}`, definition: match.definition, before, after };
    const index = parent.children.indexOf(node);
    // Writers can't use this component, because it is not in the vocabulary.
    parent.children.splice(index + 1, 0, { type: 'element', tagName: 'Term', properties, children: [used] }, rest);
    // Continue with the text after the term.
    return index + 2;
  });
}
