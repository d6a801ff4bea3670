import { drawingFile, readDrawing } from '../../svg/read-drawing';
import { elementPlugin } from '../../tree';

/** Adds the SVG of each drawing to its `Diagram`. */
export const rehypeDiagrams = elementPlugin((node, context) => {
  if (node.tagName !== 'Diagram') return;
  const { name, alt, caption } = node.properties;
  const drawing = readDrawing(String(name), String(alt), node, context);
  node.properties = { name, ...(caption && { caption }) };
  if (drawing) node.children = [drawing.svg];
});

/** In units of the viewBox; wider drawings aren't readable on phones. */
const MAX_PHONE_WIDTH = 480;

/**
 * Adds the narrow version for phones after each wide drawing. Runs after the tree for search and Markdown alternates is
 * captured, because that tree would otherwise contain the drawing's text twice.
 */
export const rehypeNarrowDiagrams = elementPlugin((node, context) => {
  if (node.tagName !== 'Diagram') return;
  const { name: drawingName, ...properties } = node.properties;
  node.properties = properties;
  const [wide] = node.children;
  if (wide?.type !== 'element' || Number(wide.properties.width) <= MAX_PHONE_WIDTH) return;
  const name = `${drawingName}-narrow`;
  const file = drawingFile(name, context);
  if (context.files.read(file) === undefined) {
    const message = `the drawing ${drawingName} is ${wide.properties.width} units wide, too much for a phone`;
    const fix = `Draw it upright in at most ${MAX_PHONE_WIDTH} units too, as ${file}.`;
    context.report(node, message, fix, 'warning');
    return;
  }
  const narrow = readDrawing(name, String(wide.properties.ariaLabel), node, context);
  if (!narrow) return;
  if (narrow.width > MAX_PHONE_WIDTH)
    context.report(
      node,
      `the drawing ${file} is ${narrow.width} units wide`,
      `Draw it in at most ${MAX_PHONE_WIDTH} units, because phones show it.`,
    );
  narrow.svg.properties.dataNarrow = '';
  node.children.push(narrow.svg);
});
