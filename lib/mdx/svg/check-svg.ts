import type { Position } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import type { Element, Root } from 'xast';
import { didYouMean } from '@/lib/nearest';

/** What a drawing may consist of. Anything else is refused: drawings become part of the page. */
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

/** Styled in `components/mdx/figure/figure.module.css`; content/AUTHORING.md says what each is for. */
const SVG_CLASSES = [
  'd-box',
  'd-box-accent',
  'd-box-good',
  'd-box-bad',
  'd-box-muted',
  'd-line',
  'd-line-muted',
  'd-arrow',
  'd-text',
  'd-text-strong',
  'd-text-muted',
  'd-text-code',
] as const;

export interface SvgFault {
  position: Position | undefined;
  what: string;
  cure: string;
}

/**
 * Holds a drawing against the vocabulary and takes out what it doesn't know.
 *
 * @param name the drawing's name, with which its ids begin
 */
export function checkSvg(tree: Root, name: string): SvgFault[] {
  const faults: SvgFault[] = [];
  visit(tree, 'element', (element, index, parent) => {
    const allowed = SVG_ELEMENTS.get(element.name);
    if (!allowed) {
      faults.push({
        position: element.position,
        what: `a drawing can't contain "<${element.name}>"`,
        cure: didYouMean(element.name, SVG_ELEMENTS.keys(), `Allowed are ${[...SVG_ELEMENTS.keys()].join(', ')}.`),
      });
      if (parent && index !== undefined) parent.children.splice(index, 1);
      return [SKIP, index ?? 0];
    }
    for (const [attribute, value] of Object.entries(element.attributes)) {
      const fault = checkAttribute(element, attribute, value ?? '', allowed, name);
      if (!fault) continue;
      faults.push({ position: element.position, ...fault });
      delete element.attributes[attribute];
    }
    return undefined;
  });
  return faults;
}

type Words = { what: string; cure: string };

function checkAttribute(
  element: Element,
  attribute: string,
  value: string,
  allowed: readonly string[],
  name: string,
): Words | undefined {
  if (!allowed.includes(attribute)) return refuse(element, attribute, allowed);
  if (attribute === 'class') return checkClass(value);
  if (attribute === 'id' && !value.startsWith(`${name}-`)) {
    return { what: `the id "${value}" does not begin with the drawing's name`, cure: `Write id="${name}-${value}".` };
  }
  if (attribute === 'fill' && value !== 'none') {
    return {
      what: `fill="${value}" is a colour of its own`,
      cure: 'Use a class such as d-box; only fill="none" is allowed in a drawing.',
    };
  }
  if (attribute.startsWith('marker-') && !value.startsWith(`url(#${name}-`)) {
    return {
      what: `${attribute}="${value}" is no marker of this drawing`,
      cure: `Write ${attribute}="url(#${name}-…)".`,
    };
  }
  return undefined;
}

function refuse(element: Element, attribute: string, allowed: readonly string[]): Words {
  const what = `"<${element.name}>" can't have the attribute "${attribute}"`;
  if (element.name === 'svg' && /^(width|height)$/.test(attribute)) {
    return { what, cure: 'Remove it; the drawing takes the width that there is.' };
  }
  return { what, cure: didYouMean(attribute, allowed, `Allowed are ${allowed.join(', ') || 'none'}.`) };
}

function checkClass(value: string): Words | undefined {
  const unknown = value.split(/\s+/).find((one) => !SVG_CLASSES.some((known) => known === one));
  if (unknown === undefined) return undefined;
  return {
    what: `drawings have no class "${unknown}"`,
    cure: didYouMean(unknown, SVG_CLASSES, `There are ${SVG_CLASSES.join(', ')}.`),
  };
}
