import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

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
