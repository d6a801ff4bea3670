import type { Definition, Image, Link, Nodes } from 'mdast';
import type { CompileContext, Finding } from '../context';
import { isJsxElement, type JsxElement } from '../tree';

/** Records the links as written, and removes protocol-relative URLs and URLs with a disallowed scheme. */
export function checkUrls(node: Nodes, context: CompileContext): void {
  if (node.type === 'link' || node.type === 'definition' || node.type === 'image') checkUrl(node, context);
  if (node.type === 'link' || node.type === 'definition') recordLink(node.url, node, context);
  if (isJsxElement(node)) checkElement(node, context);
}

function recordLink(href: string, place: Nodes, context: CompileContext): void {
  if (href) context.links.push({ href, ...context.locate(place) });
}

function checkUrl(node: Link | Image | Definition, context: CompileContext): void {
  const finding = checkScheme(node.url);
  if (!finding) return;
  context.report(node, ...finding);
  node.url = '';
}

function checkElement(node: JsxElement, context: CompileContext): void {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    if (attribute.name !== 'href' && attribute.name !== 'src') continue;
    const finding = checkScheme(attribute.value);
    if (finding) {
      context.report(attribute, ...finding);
      attribute.value = '';
    } else if (attribute.name === 'href') {
      recordLink(attribute.value, node, context);
    }
  }
}

const SCHEMES = ['http', 'https', 'mailto', 'tel'];

/** Finds dangerous URLs. The link check finds broken ones. */
function checkScheme(url: string): Finding | undefined {
  // Browsers ignore control characters and leading spaces before the scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes control characters
  const cleanUrl = url.replaceAll(/[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\ufeff]/g, '');
  const scheme = /^([^/?#]*?):/.exec(cleanUrl)?.[1]?.toLowerCase();
  if (scheme !== undefined && !SCHEMES.includes(scheme)) {
    const message = `the address "${excerpt(url)}" begins with "${excerpt(scheme).trim()}:"`;
    return [message, `Use ${SCHEMES.join(', ')}.`];
  }
  const hasHost = /^[/\\]{2}/.test(cleanUrl);
  return hasHost ? [`the address "${excerpt(url)}" has no scheme`, 'Begin it with "https://".'] : undefined;
}

function excerpt(text: string): string {
  const visible = text.replaceAll(/[\s\p{C}]+/gu, ' ');
  return visible.length > 60 ? `${visible.slice(0, 59)}…` : visible;
}
