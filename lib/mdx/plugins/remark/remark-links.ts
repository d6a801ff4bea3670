import type { Definition, Image, Link, Nodes, Root } from 'mdast';
import type { CompileContext, Finding } from '../../context';
import { isJsxElement, type JsxElement, walkNodes } from '../../tree';

/** Collects the links as written and takes away every address that a reader must not be led to. */
export function remarkLinks(context: CompileContext) {
  return (tree: Root): void => {
    walkNodes(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition' || node.type === 'image') checkUrl(node, context);
      if (node.type === 'link' || node.type === 'definition') record(node.url, node, context);
      if (isJsxElement(node)) checkElement(node, context);
    });
  };
}

function record(href: string, place: Nodes, context: CompileContext): void {
  if (href) context.links.push({ href, ...context.locate(place) });
}

function checkUrl(node: Link | Image | Definition, context: CompileContext): void {
  const fault = findUrlFault(node.url);
  if (!fault) return;
  context.report(node, ...fault);
  node.url = '';
}

function checkElement(node: JsxElement, context: CompileContext): void {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    if (attribute.name !== 'href' && attribute.name !== 'src') continue;
    const fault = findUrlFault(attribute.value);
    if (fault) {
      context.report(attribute, ...fault);
      attribute.value = '';
    } else if (attribute.name === 'href') {
      record(attribute.value, node, context);
    }
  }
}

const SCHEMES = ['http', 'https', 'mailto', 'tel'];

/** What is dangerous about an address in a page; whether it leads anywhere is for the link check to say. */
function findUrlFault(url: string): Finding | undefined {
  // Browsers drop control characters and leading blanks before they look for the scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const bare = url.replaceAll(/[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\ufeff]/g, '');
  const scheme = /^([^/?#]*?):/.exec(bare)?.[1]?.toLowerCase();
  if (scheme !== undefined && !SCHEMES.includes(scheme)) {
    const what = `the address "${excerpt(url)}" begins with "${excerpt(scheme).trim()}:"`;
    return [what, `Allowed are ${SCHEMES.join(', ')}.`];
  }
  const hasHost = /^[/\\]{2}/.test(bare);
  return hasHost ? [`the address "${excerpt(url)}" has no scheme`, 'Begin it with "https://".'] : undefined;
}

function excerpt(text: string): string {
  const visible = text.replaceAll(/[\s\p{C}]+/gu, ' ');
  return visible.length > 60 ? `${visible.slice(0, 59)}…` : visible;
}
