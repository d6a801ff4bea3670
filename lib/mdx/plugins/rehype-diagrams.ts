import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { CompileContext } from '../context';
import { readDrawing } from '../svg/read-drawing';

/** Puts each drawing's SVG into its `Diagram`. */
export function rehypeDiagrams(context: CompileContext) {
  return (tree: Root): void => {
    visit(tree, { type: 'element', tagName: 'Diagram' }, (node: Element) => {
      const { name, alt, caption } = node.properties;
      const drawing = readDrawing(String(name), String(alt), node, context);
      node.properties = { name, ...(caption && { caption }) };
      if (drawing) node.children = [drawing.svg];
    });
  };
}
