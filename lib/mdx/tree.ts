import type { Element, ElementContent, Root } from 'hast';
import type { Code, Nodes, Parents, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** Whether a node is an element, with the given tag name if there is one. */
export function isElement(node: { type: string; tagName?: string } | undefined, tagName?: string): node is Element {
  return node?.type === 'element' && (tagName === undefined || node.tagName === tagName);
}

/** Visits every element of a tree in document order. Several times as fast as `unist-util-visit`, which can do more. */
export function walkElements(
  { children }: Pick<Root | Element, 'children'>,
  visitor: (element: Element) => void,
): void {
  for (const node of children) {
    if (!isElement(node)) continue;
    visitor(node);
    walkElements(node, visitor);
  }
}

/** Replaces elements, innermost first, with the nodes that `replace` returns; keeps an element for undefined. */
export function replaceElements(
  parent: Root | Element,
  replace: (element: Element) => readonly ElementContent[] | undefined,
): void {
  const children: Root['children'] = parent.children;
  const replaced = children.flatMap((child) => {
    if (!isElement(child)) return child;
    replaceElements(child, replace);
    return replace(child) ?? child;
  });
  children.splice(0, children.length, ...replaced);
}

/** Tells whether an element has blocks as children: list items contain either blocks or inline content. */
export function hasBlocks({ children }: Pick<Element, 'children'>): boolean {
  return children.some((child) => isElement(child) && /^(p|pre|ol|ul)$/.test(child.tagName));
}

/** Visits a Markdown node and its descendants in document order. */
export function walkNodes(node: Nodes, visitor: (node: Nodes) => void): void {
  visitor(node);
  if ('children' in node) for (const child of node.children) walkNodes(child, visitor);
}

/** Replaces descendants, innermost first, with the nodes that `replace` returns; keeps a node for undefined. */
export function replaceNodes(
  parent: Nodes,
  replace: (node: RootContent, parent: Parents) => readonly RootContent[] | undefined,
): void {
  if (!('children' in parent)) return;
  const children: RootContent[] = parent.children;
  const replaced = children.flatMap((child) => {
    replaceNodes(child, replace);
    return replace(child, parent) ?? child;
  });
  children.splice(0, children.length, ...replaced);
}

/** A JSX tag: on its own line, or within a paragraph. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export function isJsxElement(node: { type: string; name?: unknown }, name?: string): node is JsxElement {
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isJsx && (name === undefined || node.name === name);
}

/** Returns the value of a plain attribute; undefined when it is missing or an expression. */
export function attributeOf({ attributes }: JsxElement, name: string): string | undefined {
  const value = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Returns the place of a 1-based line and column of the code, which starts in the line after the fence. */
export function placeInCode({ position }: Code, line: number, column = 1) {
  const { line: fenceLine = 1, column: indent = 1 } = position?.start ?? {};
  return { line: fenceLine + line, column: indent - 1 + column };
}

/** Shortens a text for a message. */
export function excerpt(text: string): string {
  const line = text.trim().replaceAll(/[\s\p{C}]+/gu, ' ');
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}
