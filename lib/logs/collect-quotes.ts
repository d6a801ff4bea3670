import type { Element, ElementContent, Root, RootContent } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString as textOf } from 'hast-util-to-string';
import { isMessage } from '@/lib/reference/message-parts';

/** How surely a section is where a message is explained, best first. */
export const QUOTE_KINDS = ['log', 'heading', 'text', 'inline'] as const;

/** A text of the tool, or of Java, as a page quotes it. */
export interface Quote {
  text: string;
  kind: (typeof QUOTE_KINDS)[number];
  /** Id of the section; empty above the first heading. */
  section: string;
  heading: string;
  /** The sentences about it, cut to `MEANING_LENGTH`. */
  meaning: string;
  /** The sentences that begin the section. */
  about: string;
}

/** In Latin letters; a Chinese one counts twice. */
const MEANING_LENGTH = 96;
const QUOTED = /[“「](.+?)[”」]/g;
const EXCEPTION = /\b[A-Z][a-z]\w+(?:Exception|Error)\b/g;

/** The messages that a compiled page quotes: blocks of log lines, blocks of text without a title, headings, code in sentences. */
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
      ...namesIn(heading).map(quote('heading', about)),
      ...blocks.flatMap((block) => {
        if (block.tagName !== 'pre') return codesOf(block).map(({ code, words }) => quote('inline', words)(code));
        const kind = kindOf(block);
        return kind ? textOf(block).split('\n').map(quote(kind, about)) : [];
      }),
    ].filter(({ text, kind }) => kind === 'heading' || isMessage(text));
  });
}

interface Section {
  id: string;
  heading: string;
  /** Paragraphs, code, rows of tables, entries of lists: what has no blocks inside. */
  blocks: Element[];
}

const CONTAINERS = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'blockquote', 'section', 'div', 'dl']);

function sectionsOf(tree: Root): Section[] {
  const sections: Section[] = [{ id: '', heading: '', blocks: [] }];
  const visit = (node: RootContent | ElementContent): void => {
    if (node.type !== 'element') return;
    if (headingRank(node) !== undefined)
      sections.push({ id: String(node.properties.id ?? ''), heading: textOf(node).trim(), blocks: [] });
    // Names of components begin with a capital letter.
    else if (CONTAINERS.has(node.tagName) || /^[A-Z]/.test(node.tagName) || hasBlocks(node))
      node.children.forEach(visit);
    else sections.at(-1)?.blocks.push(node);
  };
  tree.children.forEach(visit);
  return sections;
}

/** An entry of a list with paragraphs, or with code. */
function hasBlocks({ tagName, children }: Element): boolean {
  return (
    tagName === 'li' && children.some((child) => child.type === 'element' && /^(p|pre|ul|ol)$/.test(child.tagName))
  );
}

/** What a heading names: quoted messages, of which it may leave out the end, and exceptions. */
function namesIn(heading: string): string[] {
  const quoted = [...heading.matchAll(QUOTED)].map(([, text = '']) => text).filter(isMessage);
  return [...quoted.map((text) => `${text.replace(/[.。]$/, '')}…`), ...(heading.match(EXCEPTION) ?? [])];
}

function kindOf({ properties: { dataLanguage, dataTitle } }: Element): 'log' | 'text' | undefined {
  if (dataLanguage === 'log') return 'log';
  return dataLanguage === 'text' && dataTitle === undefined ? 'text' : undefined;
}

/** Code and labels in a block, each with what is said about it: of a row, its last cell. */
function codesOf(block: Element): { code: string; words: string }[] {
  const cells = block.children.filter(
    (child): child is Element => child.type === 'element' && /^t[dh]$/.test(child.tagName),
  );
  const parts = block.tagName === 'tr' ? cells : [block];
  const last = parts.at(-1) ?? block;
  return parts.flatMap((part) => quotesIn(part).map((code) => ({ code, words: summaryOf([textOf(last)]) })));
}

function quotesIn(node: Element): string[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'code' || child.tagName === 'strong' ? [textOf(child)] : quotesIn(child);
  });
}

/** The first paragraph that doesn't only lead to what follows it, cut after a sentence. */
function summaryOf(paragraphs: readonly string[]): string {
  const text = (paragraphs.find((one) => !/[:：]\s*$/.test(one)) ?? paragraphs[0] ?? '').replace(/\s+/g, ' ').trim();
  const beginning = cut(text);
  if (beginning === text) return text;
  const end = Math.max(...[...beginning.matchAll(/[。！？；]|[.!?](?=\s)/g)].map(({ index }) => index));
  return end > 0 ? beginning.slice(0, end + 1) : `${beginning.replace(/\s+\S*$/, '')}…`;
}

function cut(text: string): string {
  let width = 0;
  let end = 0;
  for (const character of text) {
    width += character > '\u2E80' ? 2 : 1;
    if (width > MEANING_LENGTH) break;
    end += character.length;
  }
  return text.slice(0, end);
}
