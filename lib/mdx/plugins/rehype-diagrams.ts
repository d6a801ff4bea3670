import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { LOCALES } from '@/lib/locales';
import { didYouMean } from '@/lib/nearest';
import type { CompileContext } from '../context';
import { svgToHast } from '../svg/svg-to-hast';

const FOLDER = 'content/diagrams';
/** Units of the viewBox that fit a phone at a readable size. */
const WIDE = 480;

/** Puts each drawing's SVG into its `Diagram`, named by the author's words. */
export function rehypeDiagrams(context: CompileContext) {
  return (tree: Root): void => {
    visit(tree, { type: 'element', tagName: 'Diagram' }, (node: Element) => {
      const { name, alt, caption } = node.properties;
      const svg = readDrawing(String(name), node, context);
      node.properties = caption ? { caption } : {};
      if (!svg) return;
      const width = Number(String(svg.properties.viewBox).split(/[\s,]+/)[2]);
      svg.properties = {
        ...svg.properties,
        ...(width > 0 && { width }),
        // Made smaller than this, its text could not be read.
        ...(width > WIDE && { dataWide: '' }),
        role: 'img',
        ariaLabel: String(alt),
      };
      node.children = [svg];
    });
  };
}

function readDrawing(name: string, node: Element, context: CompileContext): Element | undefined {
  const file = `${FOLDER}/${name}.${context.locale}.svg`;
  const text = /^[\w-]+$/.test(name) ? context.files.read(file) : undefined;
  if (text === undefined) {
    const drawings = context.files.list(FOLDER);
    const other = LOCALES.find((locale) => drawings.includes(`${name}.${locale}.svg`));
    const names = drawings
      .filter((one) => one.endsWith(`.${context.locale}.svg`))
      .map((one) => one.split('.')[0] ?? '');
    context.report(node, {
      what: `the drawing ${file} does not exist`,
      cure: other
        ? `There is ${name}.${other}.svg; draw it in this language too.`
        : didYouMean(name, names, `Put it into ${FOLDER}.`),
    });
    return undefined;
  }
  const { svg, faults } = svgToHast(text, name);
  for (const { position, what, cure } of faults) {
    context.problems.push({
      severity: 'error',
      file,
      line: position?.start.line,
      column: position?.start.column,
      what,
      cure,
    });
  }
  if (!svg && faults.length === 0)
    context.report(node, { what: `${file} is no SVG`, cure: 'Begin it with <svg viewBox="…">.' });
  return svg;
}
