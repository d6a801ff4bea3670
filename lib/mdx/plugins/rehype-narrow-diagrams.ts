import type { Root } from 'hast';
import type { CompileContext } from '../context';
import { drawingFile, readDrawing } from '../svg/read-drawing';
import { walkElements } from '../walk-elements';

/** Units of the viewBox that fit a phone at a readable size. */
const WIDE = 480;

/**
 * Puts behind each wide drawing the one that shows the same on a phone, upright. After the tree that search and twins read has
 * been kept: its words would be there twice.
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
        context.report(node, {
          severity: 'warning',
          what: `the drawing ${given} is ${wide.properties.width} units wide, too much for a phone`,
          cure: `Draw it upright in at most ${WIDE} units too, as ${file}.`,
        });
        return;
      }
      const narrow = readDrawing(name, String(wide.properties.ariaLabel), node, context);
      if (!narrow) return;
      if (narrow.width > WIDE)
        context.report(node, {
          what: `the drawing ${file} is ${narrow.width} units wide`,
          cure: `Phones show it: give it at most ${WIDE} units.`,
        });
      narrow.svg.properties.dataNarrow = '';
      node.children.push(narrow.svg);
    });
  };
}
