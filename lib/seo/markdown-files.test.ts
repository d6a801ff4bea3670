import type { Element, Root } from 'hast';
import { toString as htmlText } from 'hast-util-to-string';
import type { Root as MdastRoot, Nodes } from 'mdast';
import { toString as markdownText } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { loadContent } from '@/lib/content/load.server';
import { LOCALES } from '@/lib/locales';
import { compileMdx } from '@/lib/mdx/compile.server';
import { toPlainHtml } from '@/lib/mdx/to-plain-html';
import { markdownAlternateToFile } from '@/lib/paths';
import { markdownFiles } from './markdown-files.server';

const { locales } = await loadContent(process.cwd());
const files = new Map<string, string>();
for (const locale of LOCALES) {
  for (const [file, text] of await markdownFiles(locales[locale])) files.set(file, text);
}

const parse = (text: string): MdastRoot => unified().use(remarkParse).use(remarkGfm).parse(text);
/** Joins spaces, without those next to full-width punctuation, which Markdown needs behind emphasis. */
const squeeze = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(?<=[\u3000-\u303f\uff00-\uff60”]) /g, '')
    .trim();

/** Returns the headings, code blocks, table rows and relative URLs of a Markdown text. */
function skeletonOfMarkdown(text: string) {
  const headings: string[] = [];
  const code: string[] = [];
  const rows: string[] = [];
  const relative: string[] = [];
  visit(parse(text), (node: Nodes) => {
    if (node.type === 'heading') headings.push(`${node.depth} ${squeeze(markdownText(node))}`);
    if (node.type === 'code') code.push(node.value.trimEnd());
    if (node.type === 'tableRow') rows.push(node.children.map((cell) => squeeze(markdownText(cell))).join(' | '));
    if ('url' in node && !/^(https?|mailto|tel):/.test(node.url)) relative.push(node.url);
  });
  return { headings, code, rows, relative };
}

/** Returns the headings, code blocks and table rows of a page. */
function skeletonOfPage(tree: Root, title: string) {
  const headings: string[] = [`1 ${title}`];
  const code: string[] = [];
  const rows: string[] = [];
  visit(tree, 'element', (element: Element) => {
    const depth = /^h([1-6])$/.exec(element.tagName)?.[1];
    // Footnotes have no heading in Markdown.
    if (depth && element.properties.id !== 'footnote-label') headings.push(`${depth} ${squeeze(htmlText(element))}`);
    if (element.tagName === 'pre') code.push(htmlText(element).trimEnd());
    if (element.tagName === 'tr') {
      const cells = element.children.filter((cell) => cell.type === 'element');
      rows.push(cells.map((cell) => squeeze(cell.children.map(paragraphText).join(''))).join(' | '));
    }
  });
  return { headings, code, rows };
}

const paragraphText = (node: Element['children'][number]) =>
  node.type === 'element' && node.tagName === 'p' ? `${htmlText(node)} ` : htmlText(node);

const texts = LOCALES.flatMap((locale) => [
  ...locales[locale].docs,
  ...locales[locale].pages,
  ...locales[locale].blog.posts,
]).filter(({ locale, source }) => source.locale === locale);

describe('every page has a Markdown alternate with the same headings, code and tables, and absolute links', () => {
  it.each(texts.map((text) => ({ file: markdownAlternateToFile(text.locale, text.route), text })))(
    '$file',
    async ({ file, text: { locale, route, source } }) => {
      const { tree } = await compileMdx(source);
      const page = skeletonOfPage(toPlainHtml(tree, { locale, route }), source.frontMatter.title);
      expect(skeletonOfMarkdown(files.get(file) ?? '')).toEqual({ ...page, relative: [] });
    },
  );
});
