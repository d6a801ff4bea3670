import type { Element, ElementContent, Root, RootContent } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { hasBlocks } from '@/lib/mdx/tree';
import { explanationIn, meaningOf } from './explaining-sentences';
import { isMessage } from './match-messages';

/** Where on a page a message is quoted, from the most to the least reliable sign that the section explains the message. */
export const QUOTE_KINDS = ['log', 'heading', 'text', 'inline', 'value'] as const;

export interface Quote {
  text: string;
  /** `value` if the text can be the value of a placeholder in another message of the section. It's empty for no value. */
  kind: (typeof QUOTE_KINDS)[number];
  /** The id of the section's heading; empty above the first heading. */
  section: string;
  heading: string;
  /** The sentences that explain the message, cut by `meaningOf`; those of the section if it only mentions the message. */
  meaning: string;
}

const QUOTED = /[“「](.+?)[”」]/g;
/** Says that a row is about a message without a value. */
const NO_VALUE = /什么都没有|没有内容|为空|空白|\bnothing\b|\bempty\b/i;
const ABOUT_LOG = /日志|\blogs?\b/i;

/** Collects the messages that a page quotes in log blocks, untitled text blocks, headings and inline code. */
export function collectQuotes(tree: Root): Quote[] {
  return sectionsOf(tree).flatMap(({ id, heading, blocks }) => {
    const prose = blocks.filter((block) => block.tagName !== 'pre' && !isLabel(block));
    const about = meaningOf(prose.map(proseOf)) || heading;
    const quote = (kind: Quote['kind'], meaning: string) => (text: string) => ({
      text: text.trim(),
      kind,
      section: id,
      heading,
      meaning: meaning || about,
    });
    return [
      ...messagesInHeading(heading).map(quote('heading', about)),
      ...blocks.flatMap((block, index) => {
        if (block.tagName !== 'pre') return inlineQuotes(block, quote);
        const kind = kindOf(block);
        return kind
          ? textOf(block)
              .split('\n')
              .map(quote(kind, meaningAround(blocks, index)))
          : [];
      }),
    ].filter(({ text, kind }) => kind === 'heading' || kind === 'value' || isMessage(text));
  });
}

interface Section {
  id: string;
  heading: string;
  /** Elements without nested blocks: paragraphs, code blocks, table rows and list items. */
  blocks: Element[];
}

const CONTAINERS = new Set(['ul', 'ol', 'table', 'tbody', 'blockquote', 'section', 'div', 'dl']);

function sectionsOf(tree: Root): Section[] {
  const sections: Section[] = [{ id: '', heading: '', blocks: [] }];
  const visit = (node: RootContent | ElementContent): void => {
    // The header of a table explains nothing.
    if (node.type !== 'element' || node.tagName === 'thead') return;
    if (headingRank(node) !== undefined)
      sections.push({ id: String(node.properties.id ?? ''), heading: textOf(node).trim(), blocks: [] });
    else if (CONTAINERS.has(node.tagName) || (node.tagName === 'li' && hasBlocks(node))) node.children.forEach(visit);
    else sections.at(-1)?.blocks.push(node);
  };
  tree.children.forEach(visit);
  return sections;
}

/** Whether a block has only bold text, such as the label of a tab. */
function isLabel({ children }: Element): boolean {
  return children.length === 1 && children[0]?.type === 'element' && children[0].tagName === 'strong';
}

/** Returns the messages in quotation marks, whose end a heading may omit. */
function messagesInHeading(heading: string): string[] {
  const quoted = [...heading.matchAll(QUOTED)].map(([, text = '']) => text).filter(isMessage);
  return quoted.map((text) => `${text.replace(/[.。]$/, '')}…`);
}

function kindOf(pre: Element): 'log' | 'text' | undefined {
  if (select('.language-log', pre)) return 'log';
  return select('.language-text', pre) && pre.properties.dataTitle === undefined ? 'text' : undefined;
}

/** Returns the code in a block, and code at the beginning of a table row or list item as values. */
function inlineQuotes(
  block: Element,
  quote: (kind: Quote['kind'], meaning: string) => (text: string) => Quote,
): Quote[] {
  const parts = partsOf(block);
  const last = parts.at(-1) ?? block;
  const explaining = parts.findLast((part) => codesIn(part).length === 0 && /\p{L}/u.test(textOf(part))) ?? last;
  const [first = block] = parts;
  const codes = block.tagName === 'tr' || block.tagName === 'li' ? codesIn(first) : [];
  const values = codes[0] && textOf(first).trim().startsWith(codes[0]) ? codes : [];
  const isNothing = values.length > 0 && NO_VALUE.test(textOf(first));
  return [
    ...parts.flatMap(codesIn).map(quote('inline', meaningOf([explanationIn(textOf(explaining), codesIn(explaining))]))),
    ...[...values, ...(isNothing ? [''] : [])].map(quote('value', meaningOf([explanationIn(textOf(last), values)]))),
  ];
}

function partsOf(block: Element): Element[] {
  if (block.tagName !== 'tr') return [block];
  return block.children.filter((child): child is Element => child.type === 'element');
}

function codesIn(node: Element): string[] {
  return selectAll('code', node).map(textOf);
}

/** Returns what a block says beside the messages that it quotes. A table row explains in its last cell. */
function proseOf(block: Element): string {
  const part = partsOf(block).at(-1) ?? block;
  return explanationIn(textOf(part), codesIn(part));
}

/** Returns the sentences above a code block that explain it, else those below it, up to the next code block. */
function meaningAround(blocks: readonly Element[], index: number): string {
  const isCode = (block: Element | undefined) => block?.tagName === 'pre';
  let start = index;
  // Code blocks in a row, such as one for each language, have the same explanation.
  while (isCode(blocks[start - 1])) start--;
  const above = blocks.slice(0, start);
  const below = blocks.slice(index + 1);
  const nextCode = below.findIndex(isCode);
  const explaining = above
    .slice(above.findLastIndex(isCode) + 1)
    .filter((block) => block.tagName === 'p' || ABOUT_LOG.test(textOf(block)));
  return meaningOf([...explaining, ...below.slice(0, nextCode === -1 ? undefined : nextCode)].map(proseOf));
}
