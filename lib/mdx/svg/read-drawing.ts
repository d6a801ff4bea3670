import type { Element, ElementContent } from 'hast';
import { s } from 'hastscript';
import { VFileMessage } from 'vfile-message';
import type { Root, ElementContent as XmlContent, Element as XmlElement } from 'xast';
import { fromXml } from 'xast-util-from-xml';
import { LOCALES } from '@/lib/locales';
import { didYouMean } from '@/lib/nearest';
import { type CompileContext, createContext } from '../context';
import { checkSvg } from './check-svg';

const FOLDER = 'content/diagrams';

export function drawingFile(name: string, { locale }: CompileContext): string {
  return `${FOLDER}/${name}.${locale}.svg`;
}

/**
 * Reads a drawing in the page's language, with the alternative text as its accessible name, and its width in units of
 * the viewBox (0 without viewBox). Reports problems; returns undefined when the drawing can't be shown.
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

function parseXml({ body, report }: CompileContext): Root | undefined {
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
