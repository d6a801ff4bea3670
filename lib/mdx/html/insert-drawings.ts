import type { Element, ElementContent, Root } from 'hast';
import { s } from 'hastscript';
import { VFileMessage } from 'vfile-message';
import type { Element as XmlElement } from 'xast';
import { fromXml } from 'xast-util-from-xml';
import { didYouMean } from '@/lib/nearest';
import { type CompileContext, createContext, type Finding } from '../context';
import { walkElements } from '../tree';

const FOLDER = 'content/diagrams';

/** In units of the viewBox; wider drawings aren't readable on phones. */
const MAX_PHONE_WIDTH = 480;

/** Adds the SVG of each drawing to its `Diagram`, and after a wide drawing its narrow version for phones. */
export function insertDrawings(tree: Root, context: CompileContext): void {
  walkElements(tree, (node) => {
    if (node.tagName !== 'Diagram') return;
    const wide = readDrawing(String(node.properties.name), node, context);
    const narrow = wide && readNarrowDrawing(wide, node, context);
    node.children = [wide, narrow].filter((drawing) => drawing !== undefined);
  });
}

function readNarrowDrawing(wide: Element, node: Element, context: CompileContext): Element | undefined {
  const width = Number(wide.properties.width);
  if (!(width > MAX_PHONE_WIDTH)) return undefined;
  const name = `${node.properties.name}-narrow`;
  const file = drawingFile(name, context);
  const narrow = context.files.read(file) === undefined ? undefined : readDrawing(name, node, context);
  if (!narrow || Number(narrow.properties.width) > MAX_PHONE_WIDTH) {
    const message = `the drawing ${node.properties.name} is ${width} units wide, too much for a phone`;
    const fix = `Draw it upright in at most ${MAX_PHONE_WIDTH} units too, as ${file}.`;
    context.report(node, message, fix, 'warning');
  }
  return narrow && { ...narrow, properties: { ...narrow.properties, dataNarrow: '' } };
}

function drawingFile(name: string, { locale }: CompileContext): string {
  return `${FOLDER}/${name}.${locale}.svg`;
}

/** Reads a drawing in the page's language. Its width is that of the viewBox, and its label the alternative text. */
function readDrawing(name: string, node: Element, context: CompileContext): Element | undefined {
  const file = drawingFile(name, context);
  const text = /^[\w-]+$/.test(name) ? context.files.read(file) : undefined;
  if (text === undefined) {
    const names = context.files.list(FOLDER).flatMap((drawing) => drawing.split(`.${context.locale}.svg`, 1));
    const fix = didYouMean(name, names, `Put it into ${FOLDER}.`);
    context.report(node, `the drawing ${file} does not exist`, fix);
    return undefined;
  }
  const drawing = createContext({ file, locale: context.locale, body: text, lineOffset: 0 }, context.files);
  const svg = readSvg(name, drawing);
  context.problems.push(...drawing.problems);
  if (!svg) return undefined;
  const width = Number(String(svg.properties.viewBox).split(/[\s,]+/)[2]);
  svg.properties = { ...svg.properties, ...(width && { width }), role: 'img', ariaLabel: node.properties.alt };
  return svg;
}

/** Converts the text of a drawing to an element without disallowed content; undefined when the text isn't SVG. */
function readSvg(name: string, drawing: CompileContext): Element | undefined {
  try {
    const root = fromXml(drawing.body).children.find((node) => node.type === 'element');
    if (root?.name !== 'svg' || !root.attributes.viewBox)
      drawing.report(
        root,
        'the drawing has no viewBox',
        'Begin it with its size, such as <svg viewBox="0 0 640 400">.',
      );
    const [svg] = root ? convert(root, name, drawing) : [];
    return root?.name === 'svg' && svg?.type === 'element' ? svg : undefined;
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const { place, cause } = error;
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : error.reason;
    const message = `the drawing is not XML: ${reason?.replace(/ \(line .*$/, '').replace(/\.$/, '')}`;
    const fix = 'Close every tag, quote every attribute, and write "&amp;" and "&lt;".';
    drawing.report(place && 'start' in place ? place.start : place, message, fix);
    return undefined;
  }
}

// Everything else is removed, because drawings become part of the page.
const ELEMENTS = 'svg g defs marker path rect circle ellipse line polyline polygon text tspan'.split(' ');
const ATTRIBUTES = [
  'class transform fill d points x y width height rx ry cx cy r x1 y1 x2 y2 dx dy text-anchor dominant-baseline',
  'stroke-dasharray stroke-linecap stroke-linejoin marker-start marker-mid marker-end',
  'id xmlns viewBox markerHeight markerUnits markerWidth orient refX refY',
].flatMap((names) => names.split(' '));

/** Styled in `components/mdx/figure/figure.module.css` and explained in content/AUTHORING.md. */
const CLASSES = [
  'd-box d-box-accent d-box-good d-box-bad d-box-muted d-line d-arrow',
  'd-text d-text-strong d-text-muted d-text-code',
].flatMap((names) => names.split(' '));

/** Converts an element of a drawing. Reports and removes what drawings can't have. */
function convert(element: XmlElement, name: string, drawing: CompileContext): ElementContent[] {
  if (!ELEMENTS.includes(element.name)) {
    const fix = didYouMean(element.name, ELEMENTS, `Use ${ELEMENTS.join(', ')}.`);
    drawing.report(element, `a drawing can't contain "<${element.name}>"`, fix);
    return [];
  }
  const attributes = Object.entries(element.attributes).filter(([attribute, value]) => {
    const finding = checkAttribute(element.name, attribute, value ?? '', name);
    if (finding) drawing.report(element, ...finding);
    return !finding && attribute !== 'xmlns';
  });
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === 'element') return convert(child, name, drawing);
    const isText = child.type === 'text' || child.type === 'cdata';
    return isText && (/^t(ext|span)$/.test(element.name) || child.value.trim())
      ? [{ type: 'text', value: child.value }]
      : [];
  });
  return [s(element.name, Object.fromEntries(attributes), children)];
}

function checkAttribute(element: string, attribute: string, value: string, name: string): Finding | undefined {
  if (element === 'svg' && /^(width|height)$/.test(attribute))
    return [`"<svg>" can't have the attribute "${attribute}"`, 'Remove it; the drawing fills the available width.'];
  if (!ATTRIBUTES.includes(attribute)) {
    const fix = didYouMean(attribute, ATTRIBUTES, `Use ${ATTRIBUTES.join(', ')}.`);
    return [`"<${element}>" can't have the attribute "${attribute}"`, fix];
  }
  const unknownClass = attribute === 'class' && value.split(/\s+/).find((word) => !CLASSES.includes(word));
  if (unknownClass) {
    const fix = didYouMean(unknownClass, CLASSES, `Use ${CLASSES.join(', ')}.`);
    return [`drawings have no class "${unknownClass}"`, fix];
  }
  // Ids must be unique on the page.
  if (attribute === 'id' && !value.startsWith(`${name}-`))
    return [`the id "${value}" does not start with the drawing's name`, `Write id="${name}-${value}".`];
  if (attribute === 'fill' && value !== 'none')
    return [`fill="${value}" sets a color`, 'Use a class such as d-box; only fill="none" is allowed in a drawing.'];
  if (attribute.startsWith('marker-') && !value.startsWith(`url(#${name}-`))
    return [`${attribute}="${value}" is not a marker of this drawing`, `Write ${attribute}="url(#${name}-…)".`];
  return undefined;
}
