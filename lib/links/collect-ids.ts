import type { Root } from 'hast';
// Adds the MDX element types to what a tree may contain.
import type {} from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** Every id in a page's tree: whatever a link can lead to. */
export function collectIds(tree: Root): Set<string> {
  const ids = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'element' && typeof node.properties.id === 'string') ids.add(node.properties.id);
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'id' && typeof attribute.value === 'string') {
        ids.add(attribute.value);
      }
    }
  });
  return ids;
}
