import type { Element } from 'hast';
import { errorAt, type Problem } from '@/lib/errors';
import { LOCALES } from '@/lib/locales';
import { didYouMean } from '@/lib/nearest';
import type { CompileContext } from '../context';
import { svgToHast } from './svg-to-hast';

const FOLDER = 'content/diagrams';

/** The file of a drawing in the page's language. */
export function drawingFile(name: string, { locale }: CompileContext): string {
  return `${FOLDER}/${name}.${locale}.svg`;
}

/**
 * A drawing, named by the author's words, with its width in units of its viewBox, 0 when it states none. What is wrong with it
 * is reported; undefined when it can't be shown.
 */
export function readDrawing(
  name: string,
  alt: string,
  node: Element,
  context: CompileContext,
): { svg: Element; width: number } | undefined {
  const svg = readSvg(name, node, context);
  if (!svg) return undefined;
  const width = Number(String(svg.properties.viewBox).split(/[\s,]+/)[2]) || 0;
  svg.properties = { ...svg.properties, ...(width > 0 && { width }), role: 'img', ariaLabel: alt };
  return { svg, width };
}

function readSvg(name: string, node: Element, context: CompileContext): Element | undefined {
  const file = drawingFile(name, context);
  const text = /^[\w-]+$/.test(name) ? context.files.read(file) : undefined;
  if (text === undefined) {
    const drawings = context.files.list(FOLDER);
    const other = LOCALES.find((locale) => drawings.includes(`${name}.${locale}.svg`));
    const names = drawings
      .filter((one) => one.endsWith(`.${context.locale}.svg`))
      .map((one) => one.split('.')[0] ?? '');
    const cure = other
      ? `There is ${name}.${other}.svg; draw it in this language too.`
      : didYouMean(name, names, `Put it into ${FOLDER}.`);
    context.report(node, `the drawing ${file} does not exist`, cure);
    return undefined;
  }
  const faults: Problem[] = [];
  const svg = svgToHast(text, name, (position, what, cure) => {
    const { line, column } = position?.start ?? {};
    faults.push(errorAt({ file, line, column }, what, cure));
  });
  if (!svg && faults.length === 0) context.report(node, `${file} is no SVG`, 'Begin it with <svg viewBox="…">.');
  context.problems.push(...faults);
  return svg;
}
