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

export const SVG_ELEMENTS: ReadonlyMap<string, readonly string[]> = new Map([
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

/** Styled in `components/mdx/figure.module.css`; content/AUTHORING.md says what each is for. */
export const SVG_CLASSES = [
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
