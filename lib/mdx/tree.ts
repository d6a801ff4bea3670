import type { Element, Root } from 'hast';
import type { Root as MarkdownRoot, Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** Visits every element of a tree in document order. Several times as fast as `unist-util-visit`, which can do more. */
export function walkElements(
  { children }: Pick<Root | Element, 'children'>,
  visitor: (element: Element) => void,
): void {
  for (const node of children) {
    if (node.type !== 'element') continue;
    visitor(node);
    walkElements(node, visitor);
  }
}

/** Tells whether an element has blocks as children: list items and cards contain either blocks or inline content. */
export function hasBlocks({ children }: Pick<Element, 'children'>): boolean {
  return children.some((child) => child.type === 'element' && /^(p|pre|ol|ul)$/.test(child.tagName));
}

/** Visits a Markdown node and its descendants in document order. */
export function walkNodes(node: Nodes, visitor: (node: Nodes) => void): void {
  visitor(node);
  if ('children' in node) for (const child of node.children) walkNodes(child, visitor);
}

export function isRoot(node: { type: string }): node is MarkdownRoot {
  return node.type === 'root';
}

/** A JSX tag: on its own line, or within a paragraph. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** @param name the name that the tag must have */
export function isJsxElement(node: { type: string; name?: unknown }, name?: string): node is JsxElement {
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isJsx && (name === undefined || node.name === name);
}

/** Returns the value of a plain attribute; undefined when it is missing or an expression. */
export function attributeOf({ attributes }: JsxElement, name: string): string | undefined {
  const value = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}
