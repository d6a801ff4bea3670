import postcss from 'postcss';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { fromXml } from 'xast-util-from-xml';
import { SITE } from '@/lib/site';
import { readPage } from './read-page';

/**
 * The addresses in a file of the built site that is no page, read by a parser for its format; none for formats that hold none.
 *
 * @param file path below the site's folder
 */
export function addressesIn(file: string, read: () => string): string[] {
  if (file.endsWith('.xml')) return inXml(read());
  if (file.endsWith('.webmanifest') || /\/feed\.json$/.test(file)) return inJson(JSON.parse(read()));
  if (file.endsWith('.css')) return inStylesheet(read());
  // llms-full.txt holds nothing but the Markdown alternates.
  if (file.endsWith('.md') || /(^|\/)llms\.txt$/.test(file)) return inMarkdown(read());
  if (file === 'robots.txt') return [...read().matchAll(/^Sitemap:\s*(\S+)/gim)].map(([, url = '']) => url);
  return [];
}

/** Addresses in attributes, in text that is nothing else, and in the HTML of feed entries. */
function inXml(xml: string): string[] {
  const found: string[] = [];
  visit(fromXml(xml), (node) => {
    if (node.type === 'element' && node.attributes.href) found.push(node.attributes.href);
    if (node.type === 'text' && node.value.startsWith(SITE.origin)) found.push(node.value);
    if (node.type === 'text' && node.value.includes('</')) found.push(...linksIn(node.value));
  });
  return found;
}

function inJson(value: unknown): string[] {
  if (typeof value === 'string') {
    if (value.includes('</')) return linksIn(value);
    return /^(https?:\/\/|\/)\S*$/.test(value) ? [value] : [];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(inJson) : [];
}

/** A feed's reader has no page that an anchor alone could belong to. */
function linksIn(html: string): string[] {
  return readPage(html).references.map(({ value }) => (value.startsWith('#') ? `${SITE.origin}/anchor-alone` : value));
}

function inStylesheet(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(({ value }) => {
    for (const [, url = ''] of value.matchAll(/url\(["']?([^)"']+)/g)) if (!url.startsWith('data:')) found.push(url);
  });
  return found;
}

function inMarkdown(markdown: string): string[] {
  const found: string[] = [];
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), (node) => {
    if ('url' in node) found.push(node.url);
  });
  // An anchor alone leads nowhere in a file that holds all pages.
  return found.filter((url) => !url.startsWith('#'));
}
