import type { Element, ElementContent, Root } from 'hast';
import { s } from 'hastscript';
import { VFileMessage } from 'vfile-message';
import type { ElementContent as XmlContent, Element as XmlElement, Root as XmlRoot } from 'xast';
import { fromXml } from 'xast-util-from-xml';
import { LOCALES } from '@/lib/locales';
import { didYouMean } from '@/lib/nearest';
import { type CompileContext, createContext } from '../context';
import { walkElements } from '../tree';
import { checkSvg } from './check-svg';

/** Adds the SVG of each drawing to its `Diagram`. */
export function insertDrawings(tree: Root, context: CompileContext): void {
  walkElements(tree, (node) => {
    if (node.tagName === 'Diagram') insertDrawing(node, context);
  });
}

function insertDrawing(node: Element, context: CompileContext): void {
  const { name, alt, caption } = node.properties;
  const drawing = readDrawing(String(name), String(alt), node, context);
  node.properties = { name, ...(caption && { caption }) };
  if (drawing) node.children = [drawing.svg];
}

/** In units of the viewBox; wider drawings aren't readable on phones. */
const MAX_PHONE_WIDTH = 480;

/**
 * Adds the narrow version for phones after each wide drawing. Runs after the tree for search and Markdown alternates is
 * captured, because that tree would otherwise contain the drawing's text twice.
 */
export function insertNarrowDrawings(tree: Root, context: CompileContext): void {
  walkElements(tree, (node) => {
    if (node.tagName === 'Diagram') insertNarrowDrawing(node, context);
  });
}

function insertNarrowDrawing(node: Element, context: CompileContext): void {
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
}

const FOLDER = 'content/diagrams';

function drawingFile(name: string, { locale }: CompileContext): string {
  return `${FOLDER}/${name}.${locale}.svg`;
}

/**
 * Reads a drawing in the page's language, with the alternative text as its accessible name, and its width in units of
 * the viewBox (0 without viewBox). Reports problems; returns undefined when the drawing can't be shown.
 */
function readDrawing(
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
    const otherLocale = LOCALES.find((locale) => drawings.includes(`${name}.${locale}.svg`));
    const names = drawings
      .filter((fileName) => fileName.endsWith(`.${context.locale}.svg`))
      .map((fileName) => fileName.split('.')[0] ?? '');
    const fix = otherLocale
      ? `${name}.${otherLocale}.svg exists; draw it in this language too.`
      : didYouMean(name, names, `Put it into ${FOLDER}.`);
    context.report(node, `the drawing ${file} does not exist`, fix);
    return undefined;
  }
  const drawing = createContext({ file, locale: context.locale, body: text, lineOffset: 0 }, context.files);
  const svg = svgToHast(name, drawing);
  if (!svg && drawing.problems.length === 0)
    context.report(node, `${file} is not an SVG file`, 'Begin it with <svg viewBox="…">.');
  context.problems.push(...drawing.problems);
  return svg;
}

/** Converts the text of a drawing to an element without disallowed content; undefined when the text isn't SVG. */
export function svgToHast(name: string, drawing: CompileContext): Element | undefined {
  const tree = parseXml(drawing);
  if (!tree) return undefined;
  checkSvg(tree, name, drawing);
  const root = tree.children.find((node) => node.type === 'element');
  if (root?.name !== 'svg') return undefined;
  if (!root.attributes.viewBox)
    drawing.report(root, 'the drawing has no viewBox', 'Add its size, such as viewBox="0 0 640 400".');
  return toHast(root);
}

function parseXml({ body, report }: CompileContext): XmlRoot | undefined {
  try {
    return fromXml(body);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const { place, cause } = error;
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : error.reason;
    const message = `the drawing is not XML: ${reason?.replace(/ \(line .*$/, '').replace(/\.$/, '')}`;
    report(
      place && 'start' in place ? place.start : place,
      message,
      'Close every tag, quote every attribute, and write "&amp;" and "&lt;".',
    );
    return undefined;
  }
}

function toHast(element: XmlElement): Element {
  const { xmlns: _xmlns, ...attributes } = element.attributes;
  const preservesSpace = element.name === 'text' || element.name === 'tspan';
  return s(element.name, attributes, convertChildren(element.children, preservesSpace));
}

function convertChildren(nodes: readonly XmlContent[], preservesSpace: boolean): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'element') return [toHast(node)];
    const isText = node.type === 'text' || node.type === 'cdata';
    return isText && (preservesSpace || node.value.trim()) ? [{ type: 'text', value: node.value }] : [];
  });
}
