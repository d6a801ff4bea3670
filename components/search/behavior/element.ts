type Child = Node | string | null | undefined | false;

/** A new element. Attributes only, and text only as text: nothing a query holds can become markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string | undefined>,
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) node.setAttribute(name, value);
  node.append(...children.filter((child): child is Node | string => Boolean(child)));
  return node;
}
