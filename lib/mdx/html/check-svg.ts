import { SKIP, visit } from 'unist-util-visit';
import type { Root } from 'xast';
import { didYouMean } from '@/lib/nearest';
import type { CompileContext, Finding } from '../context';

// Allowed attributes and elements. Everything else is removed, because drawings are inlined into the page.
const GEOMETRY = ['x', 'y', 'width', 'height', 'rx', 'ry', 'cx', 'cy', 'r', 'x1', 'y1', 'x2', 'y2', 'd', 'points'];
const MARKER = ['markerHeight', 'markerUnits', 'markerWidth', 'orient', 'refX', 'refY', 'viewBox'];
const SHAPE = [
  'class',
  'transform',
  'fill',
  'marker-start',
  'marker-mid',
  'marker-end',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  ...GEOMETRY,
];
const TEXT = ['class', 'transform', 'x', 'y', 'dx', 'dy', 'text-anchor', 'dominant-baseline'];

const SVG_ELEMENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['svg', ['xmlns', 'viewBox']],
  ['g', ['class', 'transform']],
  ['defs', []],
  ['marker', ['id', ...MARKER]],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'].map((name): [string, readonly string[]] => [
    name,
    SHAPE,
  ]),
  ['text', TEXT],
  ['tspan', TEXT],
]);

/** Styled in `components/mdx/figure/figure.module.css` and explained in content/AUTHORING.md. */
const SVG_CLASSES = [
  'd-box',
  'd-box-accent',
  'd-box-good',
  'd-box-bad',
  'd-box-muted',
  'd-line',
  'd-arrow',
  'd-text',
  'd-text-strong',
  'd-text-muted',
  'd-text-code',
];

/**
 * Reports and removes elements and attributes that drawings can't have. Ids must start with the drawing's name, to be
 * unique on a page.
 */
export function checkSvg(tree: Root, name: string, { report }: CompileContext): void {
  visit(tree, 'element', (element, index, parent) => {
    const allowed = SVG_ELEMENTS.get(element.name);
    if (!allowed) {
      const fix = didYouMean(element.name, SVG_ELEMENTS.keys(), `Use ${[...SVG_ELEMENTS.keys()].join(', ')}.`);
      report(element, `a drawing can't contain "<${element.name}>"`, fix);
      if (parent && index !== undefined) parent.children.splice(index, 1);
      return [SKIP, index ?? 0];
    }
    for (const [attribute, value] of Object.entries(element.attributes)) {
      const finding = checkAttribute(element.name, attribute, value ?? '', allowed, name);
      if (!finding) continue;
      report(element, ...finding);
      delete element.attributes[attribute];
    }
    return undefined;
  });
}

function checkAttribute(
  element: string,
  attribute: string,
  value: string,
  allowed: readonly string[],
  name: string,
): Finding | undefined {
  if (!allowed.includes(attribute)) {
    const message = `"<${element}>" can't have the attribute "${attribute}"`;
    if (element === 'svg' && /^(width|height)$/.test(attribute))
      return [message, 'Remove it; the drawing fills the available width.'];
    return [message, didYouMean(attribute, allowed, allowed.length > 0 ? `Use ${allowed.join(', ')}.` : 'Remove it.')];
  }
  if (attribute === 'class') {
    const unknown = value.split(/\s+/).find((className) => !SVG_CLASSES.includes(className));
    if (unknown === undefined) return undefined;
    const fix = didYouMean(unknown, SVG_CLASSES, `Use ${SVG_CLASSES.join(', ')}.`);
    return [`drawings have no class "${unknown}"`, fix];
  }
  if (attribute === 'id' && !value.startsWith(`${name}-`))
    return [`the id "${value}" does not start with the drawing's name`, `Write id="${name}-${value}".`];
  if (attribute === 'fill' && value !== 'none') {
    const fix = 'Use a class such as d-box; only fill="none" is allowed in a drawing.';
    return [`fill="${value}" sets a color`, fix];
  }
  if (attribute.startsWith('marker-') && !value.startsWith(`url(#${name}-`))
    return [`${attribute}="${value}" is not a marker of this drawing`, `Write ${attribute}="url(#${name}-…)".`];
  return undefined;
}
