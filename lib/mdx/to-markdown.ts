import type { ElementContent, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { BlockContent, DefinitionContent, FootnoteDefinition, Root as MdastRoot } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown as stringify } from 'mdast-util-to-markdown';
import { toString as mdastToString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type PageAddress, toPlainHtml } from './to-plain-html';
import { isElement, replaceElements } from './tree';

/** Converts a compiled page to plain Markdown with absolute URLs, for its `.md` alternate. */
export function toMarkdown(tree: Root, page: PageAddress): string {
  const plain = toPlainHtml(tree, page);
  flattenCells(plain);
  const mdast = toMdast(plain, { handlers: { pre, section, sup } });
  if (mdast.type !== 'root') return '';
  separateEmphasis(mdast);
  return stringify(mdast, { bullet: '-', rule: '-', extensions: [gfmToMarkdown({ tablePipeAlign: false })] });
}

/** Adds a space between emphasis that ends with punctuation and a letter, without which it would not be emphasis. */
function separateEmphasis(tree: MdastRoot): void {
  visit(tree, 'text', (text, index, parent) => {
    const before = parent?.children[(index ?? 0) - 1];
    const isEmphasis = before?.type === 'strong' || before?.type === 'emphasis';
    if (isEmphasis && /\p{P}$/u.test(mdastToString(before)) && /^[^\s\p{P}]/u.test(text.value))
      text.value = ` ${text.value}`;
  });
}

/** Joins the paragraphs of table cells, because Markdown cells can't contain blocks. */
function flattenCells(tree: Root): void {
  for (const cell of selectAll('td, th', tree))
    cell.children = cell.children.flatMap((child, index): ElementContent[] => {
      if (!isElement(child, 'p')) return [child];
      return index === 0 ? child.children : [{ type: 'text', value: ' ' }, ...child.children];
    });
}

const pre: Handle = (_state, element) => {
  const lang = String(select('code', element)?.properties.className).replace('language-', '');
  const { dataTitle } = element.properties;
  return { type: 'code', lang, meta: dataTitle ? `title="${dataTitle}"` : null, value: textOf(element) };
};

/** Converts a footnote reference; `section` converts the definitions. */
const sup: Handle = (state, element) => {
  const link = select('a[data-footnote-ref]', element);
  return link ? { type: 'footnoteReference', identifier: footnoteName(link.properties.href) } : state.all(element);
};

const section: Handle = (state, element) => {
  if (element.properties.dataFootnotes === undefined) return state.all(element);
  return selectAll('li[id^=fn-]', element).map((item): FootnoteDefinition => {
    replaceElements(item, ({ properties }) => (properties.dataFootnoteBackref === undefined ? undefined : []));
    const children: (BlockContent | DefinitionContent)[] = state.toFlow(state.all(item));
    return { type: 'footnoteDefinition', identifier: footnoteName(item.properties.id), children };
  });
};

/** `https://…#fn-1` and `fn-1` -> `1` */
function footnoteName(address: unknown): string {
  return String(address).replace(/^.*fn-/, '');
}
