import type { Root } from 'hast';
import type { CompileContext } from '../context';
import { readDrawing } from '../svg/read-drawing';
import { walkElements } from '../walk-elements';

/** Puts each drawing's SVG into its `Diagram`. */
export function rehypeDiagrams(context: CompileContext) {
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      if (node.tagName !== 'Diagram') return;
      const { name, alt, caption } = node.properties;
      const drawing = readDrawing(String(name), String(alt), node, context);
      node.properties = { name, ...(caption && { caption }) };
      if (drawing) node.children = [drawing.svg];
    });
  };
}
