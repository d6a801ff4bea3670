import type { Element, Root } from 'hast';
import type { Root as MarkdownRoot, Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** Shows every element of a tree, in the order of the text; several times as quick as `unist-util-visit`, which can do more. */
export function walkElements({ children }: Pick<Root | Element, 'children'>, show: (element: Element) => void): void {
  for (const node of children) {
    if (node.type !== 'element') continue;
    show(node);
    walkElements(node, show);
  }
}

/** Shows a node and every one below it, in the order of the text: what `walkElements` is to HTML. */
export function walkNodes(node: Nodes, show: (node: Nodes) => void): void {
  show(node);
  if ('children' in node) for (const child of node.children) walkNodes(child, show);
}

/** Whether what a parser gave is a whole text. */
export function isRoot(node: { type: string }): node is MarkdownRoot {
  return node.type === 'root';
}

/** A tag in a page: on lines of its own, or in a text. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** @param name only tags of this name */
export function isJsxElement(node: { type: string; name?: unknown }, name?: string): node is JsxElement {
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isJsx && (name === undefined || node.name === name);
}

/** The value of a plain attribute; undefined when it is missing or an expression. */
export function attributeOf({ attributes }: JsxElement, name: string): string | undefined {
  const value = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}
