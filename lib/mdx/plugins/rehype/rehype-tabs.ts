import type { Element, Properties, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { walkElements } from '../../tree';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Makes tags into ordinary elements with string properties, so that everything after needs to know one kind of tree. */
export function rehypePlainElements() {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      if (!isJsxElement(node) || !parent || index === undefined || !('children' in parent)) return;
      const element: Element = {
        type: 'element',
        tagName: node.name ?? 'div',
        properties: readProperties(node),
        children: node.children,
        position: node.position,
      };
      parent.children[index] = element;
    });
    numberTabs(tree);
  };
}

function isJsxElement(node: { type: string }): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function readProperties(node: JsxElement): Properties {
  const properties: Properties = {};
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string') {
      properties[attribute.name] = attribute.value;
    }
  }
  return properties;
}

/** Gives every `Tabs` and `Tab` an id that is unique on the page: `tabs-1`, `tabs-1-2`. */
function numberTabs(tree: Root): void {
  let count = 0;
  walkElements(tree, (node) => {
    if (node.tagName !== 'Tabs') return;
    count++;
    node.properties.id = `tabs-${count}`;
    const tabs = node.children.filter((child) => child.type === 'element' && child.tagName === 'Tab');
    tabs.forEach((tab, index) => {
      if (tab.type === 'element') tab.properties.id = `tabs-${count}-${index + 1}`;
    });
  });
}
