import type { Definition, Image, Link, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import type { CompileContext } from '../context';
import { findUrlFault } from '../safe-url';
import { walkNodes } from '../walk-nodes';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Collects the links as written and takes away every address that a reader must not be led to. */
export function remarkLinks(context: CompileContext) {
  return (tree: Root): void => {
    const definitions = new Map<string, Definition>();
    walkNodes(tree, (node) => {
      if (node.type === 'definition') definitions.set(node.identifier, node);
    });
    walkNodes(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition' || node.type === 'image') checkUrl(node, context);
      if (node.type === 'link') record(node.url, textOf(node), node, context);
      if (node.type === 'linkReference') {
        const url = definitions.get(node.identifier)?.url;
        if (url) record(url, textOf(node), node, context);
      }
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') checkElement(node, context);
    });
  };
}

function record(href: string, text: string, place: Nodes, context: CompileContext): void {
  if (href) context.links.push({ href, text, ...context.locate(place) });
}

function checkUrl(node: Link | Image | Definition, context: CompileContext): void {
  const fault = findUrlFault(node.url);
  if (!fault) return;
  context.report(node, fault);
  node.url = '';
}

function checkElement(node: JsxElement, context: CompileContext): void {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    if (attribute.name !== 'href' && attribute.name !== 'src') continue;
    const fault = findUrlFault(attribute.value);
    if (fault) {
      context.report(attribute.position ?? node, fault);
      attribute.value = '';
    } else if (attribute.name === 'href') {
      const title = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'title');
      record(attribute.value, typeof title?.value === 'string' ? title.value : textOf(node), node, context);
    }
  }
}
