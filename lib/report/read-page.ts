import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { decodeLeniently } from '@/lib/decode-leniently';

/** A built page, as far as a report compares it. */
export interface PageFacts {
  title: string;
  /** What the page itself says and shows, without the frame around it and without class names. */
  content: string;
  /** Ids in its content. */
  anchors: readonly string[];
  /** Links of its content to this site, without base path, decoded: `/docs/faq#webui`. */
  links: readonly string[];
}

/** What a reader of the content would notice. */
const CONTENT_ATTRIBUTES = ['href', 'src', 'alt', 'title', 'lang', 'id', 'd'] as const;

/**
 * Reads a page.
 *
 * @param basePath what the site was built with
 */
export function readPage(html: string, basePath: string): PageFacts {
  const tree = fromHtml(html);
  const main = find(tree, 'main') ?? tree;
  const anchors: string[] = [];
  const links: string[] = [];
  const content: string[] = [];
  visit(main, (node) => {
    if (node.type === 'text') content.push(node.value);
    if (node.type !== 'element') return;
    const { id, href } = node.properties;
    if (typeof id === 'string') anchors.push(id);
    if (node.tagName === 'a' && typeof href === 'string') links.push(...ownAddress(href, basePath));
    const attributes = CONTENT_ATTRIBUTES.map((name) => node.properties[name]).filter(Boolean);
    content.push(`<${node.tagName} ${attributes.join(' ')}>`);
  });
  const title = find(tree, 'title');
  return { title: title ? textOf(title) : '', content: content.join('\n'), anchors, links };
}

function find(tree: Root, tagName: string): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (node) => {
    if (node.tagName === tagName) found ??= node;
  });
  return found;
}

/** None when the link leaves the site. */
function ownAddress(href: string, basePath: string): string[] {
  if (href.startsWith('#')) return [decodeLeniently(href)];
  if (!href.startsWith(`${basePath}/`) || href.startsWith('//')) return [];
  return [decodeLeniently(href.slice(basePath.length))];
}
