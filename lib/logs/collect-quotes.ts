import type { Element, ElementContent, Root, RootContent } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString as textOf } from 'hast-util-to-string';
import { hasBlocks } from '@/lib/mdx/tree';
import { isMessage } from './known-messages';

/** Where on a page a message is quoted, from the most to the least reliable sign that the section explains the message. */
export const QUOTE_KINDS = ['log', 'heading', 'text', 'inline'] as const;

/** A message of PeerBanHelper or of Java, quoted by a page. */
export interface Quote {
  text: string;
  kind: (typeof QUOTE_KINDS)[number];
  /** The id of the section's heading; empty above the first heading. */
  section: string;
  heading: string;
  /** The sentences that explain the message, cut to `MEANING_WIDTH`. */
  meaning: string;
  /** The first sentences of the section. */
  about: string;
}

/** In columns: a CJK character takes two. */
const MEANING_WIDTH = 96;
const QUOTED = /[“「](.+?)[”」]/g;
const EXCEPTION = /\b[A-Z][a-z]\w+(?:Exception|Error)\b/g;

/** Collects the messages that a compiled page quotes in log blocks, untitled text blocks, headings and inline code. */
export function collectQuotes(tree: Root): Quote[] {
  return sectionsOf(tree).flatMap(({ id, heading, blocks }) => {
    const about = summaryOf(blocks.filter(({ tagName }) => tagName === 'p').map(textOf));
    const quote = (kind: Quote['kind'], meaning: string) => (text: string) => ({
      text: text.trim(),
      kind,
      section: id,
      heading,
      meaning,
      about,
    });
    return [
      ...messagesInHeading(heading).map(quote('heading', about)),
      ...blocks.flatMap((block) => {
        if (block.tagName !== 'pre')
          return inlineQuotes(block).map(({ text, meaning }) => quote('inline', meaning)(text));
        const kind = kindOf(block);
        return kind ? textOf(block).split('\n').map(quote(kind, about)) : [];
      }),
    ].filter(({ text, kind }) => kind === 'heading' || isMessage(text));
  });
}

interface Section {
  id: string;
  heading: string;
  /** Elements without nested blocks: paragraphs, code blocks, table rows and list items. */
  blocks: Element[];
}

const CONTAINERS = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'blockquote', 'section', 'div', 'dl']);

function sectionsOf(tree: Root): Section[] {
  const sections: Section[] = [{ id: '', heading: '', blocks: [] }];
  const visit = (node: RootContent | ElementContent): void => {
    if (node.type !== 'element') return;
    if (headingRank(node) !== undefined)
      sections.push({ id: String(node.properties.id ?? ''), heading: textOf(node).trim(), blocks: [] });
    // Component names start with a capital letter.
    else if (CONTAINERS.has(node.tagName) || /^[A-Z]/.test(node.tagName) || (node.tagName === 'li' && hasBlocks(node)))
      node.children.forEach(visit);
    else sections.at(-1)?.blocks.push(node);
  };
  tree.children.forEach(visit);
  return sections;
}

/** Returns the messages in quotation marks, whose end a heading may omit, and the names of exceptions. */
function messagesInHeading(heading: string): string[] {
  const quoted = [...heading.matchAll(QUOTED)].map(([, text = '']) => text).filter(isMessage);
  return [...quoted.map((text) => `${text.replace(/[.。]$/, '')}…`), ...(heading.match(EXCEPTION) ?? [])];
}

function kindOf({ properties: { dataLanguage, dataTitle } }: Element): 'log' | 'text' | undefined {
  if (dataLanguage === 'log') return 'log';
  return dataLanguage === 'text' && dataTitle === undefined ? 'text' : undefined;
}

/** Returns code and bold text in a block, each with its explanation: the last cell of a table row, else the block itself. */
function inlineQuotes(block: Element): { text: string; meaning: string }[] {
  const cells = block.children.filter(
    (child): child is Element => child.type === 'element' && /^t[dh]$/.test(child.tagName),
  );
  const parts = block.tagName === 'tr' ? cells : [block];
  const meaning = summaryOf([textOf(parts.at(-1) ?? block)]);
  return parts.flatMap(quotedTexts).map((text) => ({ text, meaning }));
}

function quotedTexts(node: Element): string[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'code' || child.tagName === 'strong' ? [textOf(child)] : quotedTexts(child);
  });
}

/** Returns the first paragraph that doesn't just introduce the next block with a colon, cut after a sentence if possible. */
function summaryOf(paragraphs: readonly string[]): string {
  const text = (paragraphs.find((paragraph) => !/[:：]\s*$/.test(paragraph)) ?? paragraphs[0] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  const beginning = truncate(text);
  if (beginning === text) return text;
  const end = Math.max(...[...beginning.matchAll(/[。！？；]|[.!?](?=\s)/g)].map(({ index }) => index));
  return end > 0 ? beginning.slice(0, end + 1) : `${beginning.replace(/\s+\S*$/, '')}…`;
}

function truncate(text: string): string {
  let width = 0;
  let end = 0;
  for (const character of text) {
    width += character > '\u2E80' ? 2 : 1;
    if (width > MEANING_WIDTH) break;
    end += character.length;
  }
  return text.slice(0, end);
}
