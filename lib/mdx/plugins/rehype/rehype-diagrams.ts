import type { Root } from 'hast';
import type { CompileContext } from '../../context';
import { drawingFile, readDrawing } from '../../svg/read-drawing';
import { walkElements } from '../../tree';

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

/** Units of the viewBox that fit a phone at a readable size. */
const WIDE = 480;

/**
 * Adds the narrow form for phones after each wide drawing. Not in the tree that search and Markdown alternates read, which
 * would have its text twice.
 */
export function rehypeNarrowDiagrams(context: CompileContext) {
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      if (node.tagName !== 'Diagram') return;
      const { name: given, ...properties } = node.properties;
      node.properties = properties;
      const [wide] = node.children;
      if (wide?.type !== 'element' || Number(wide.properties.width) <= WIDE) return;
      const name = `${given}-narrow`;
      const file = drawingFile(name, context);
      if (context.files.read(file) === undefined) {
        const what = `the drawing ${given} is ${wide.properties.width} units wide, too much for a phone`;
        const cure = `Draw it upright in at most ${WIDE} units too, as ${file}.`;
        context.report(node, what, cure, 'warning');
        return;
      }
      const narrow = readDrawing(name, String(wide.properties.ariaLabel), node, context);
      if (!narrow) return;
      if (narrow.width > WIDE)
        context.report(
          node,
          `the drawing ${file} is ${narrow.width} units wide`,
          `Phones show it: give it at most ${WIDE} units.`,
        );
      narrow.svg.properties.dataNarrow = '';
      node.children.push(narrow.svg);
    });
  };
}
