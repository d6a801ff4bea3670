import postcss from 'postcss';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { fromXml } from 'xast-util-from-xml';
import { SITE } from '@/lib/site';
import { addressesIn, readPage } from './read-page';

/**
 * Returns the URLs in a file of the built site other than an HTML page. Each format has its own parser; formats without URLs
 * give an empty list.
 *
 * @param file path relative to the site's folder
 * @param read returns the file's text; called only for formats that can contain URLs
 */
export function extractUrls(file: string, read: () => string): string[] {
  if (file.endsWith('.xml')) return extractFromXml(read());
  if (file.endsWith('.webmanifest') || /\/feed\.json$/.test(file)) return extractFromJson(JSON.parse(read()));
  // The properties of islands.
  if (/^_site\/.*\.json$/.test(file)) return addressesIn(JSON.parse(read()));
  if (file.endsWith('.css')) return extractFromStylesheet(read());
  // llms-full.txt is skipped because it only concatenates the .md files.
  if (file.endsWith('.md') || /(^|\/)llms\.txt$/.test(file)) return extractFromMarkdown(read());
  if (file === 'robots.txt') return [...read().matchAll(/^Sitemap:\s*(\S+)/gim)].map(([, url = '']) => url);
  return [];
}

/** Extracts URLs from `href` attributes, from text nodes that consist of a URL, and from the HTML of feed entries. */
function extractFromXml(xml: string): string[] {
  const found: string[] = [];
  visit(fromXml(xml), (node) => {
    if (node.type === 'element' && node.attributes.href) found.push(node.attributes.href);
    if (node.type === 'text' && node.value.startsWith(SITE.origin)) found.push(node.value);
    if (node.type === 'text' && node.value.includes('</')) found.push(...extractFromHtml(node.value));
  });
  return found;
}

function extractFromJson(value: unknown): string[] {
  if (typeof value === 'string') {
    if (value.includes('</')) return extractFromHtml(value);
    return /^(https?:\/\/|\/)\S*$/.test(value) ? [value] : [];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(extractFromJson) : [];
}

/** Maps fragment-only links to a missing page, because a feed entry has no page that they could point into. */
function extractFromHtml(html: string): string[] {
  return readPage(html).references.map(({ value }) => (value.startsWith('#') ? `${SITE.origin}/fragment-only` : value));
}

function extractFromStylesheet(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(({ value }) => {
    for (const [, url = ''] of value.matchAll(/url\(["']?([^)"']+)/g)) if (!url.startsWith('data:')) found.push(url);
  });
  return found;
}

function extractFromMarkdown(markdown: string): string[] {
  const found: string[] = [];
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), (node) => {
    if ('url' in node) found.push(node.url);
  });
  // Fragment-only links are checked in the HTML page, where the headings have ids.
  return found.filter((url) => !url.startsWith('#'));
}
