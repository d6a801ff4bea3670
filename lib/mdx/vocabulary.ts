/**
 * The components and HTML elements that pages may use, with their attributes. The compiler checks pages against this
 * list, and the registry in `components/mdx` must have a component for each name. Pure data.
 */
import { DURATION_UNITS } from '@/lib/reference/ban-duration';
import { LIST_KEYS } from '@/lib/rules/rule-list';

export interface ElementRule {
  /** Attributes that must be present and not empty. */
  required: readonly string[];
  optional: readonly string[];
  /** The required parent component. */
  parent?: string;
  /** The element can't have content: `<Figure … />`. */
  empty?: boolean;
  /** Restricts attributes to numbers, or to the listed words. */
  values?: Readonly<Record<string, 'number' | readonly string[]>>;
}

const rule = (
  required: readonly string[],
  optional: readonly string[],
  more: Omit<ElementRule, 'required' | 'optional'> = {},
): ElementRule => ({
  required,
  optional,
  ...more,
});

export const COMPONENTS: ReadonlyMap<string, ElementRule> = new Map<string, ElementRule>([
  [
    'BanDuration',
    rule(['amount', 'unit'], [], { empty: true, values: { amount: 'number', unit: Object.keys(DURATION_UNITS) } }),
  ],
  ['Card', rule(['title'], ['href'], { parent: 'Cards' })],
  ['Cards', rule([], [])],
  ['ComposeBuilder', rule([], [], { empty: true })],
  ['ConfigKey', rule(['path'], ['label'], { empty: true })],
  ['ConfigTable', rule(['prefix'], [], { empty: true })],
  ['Details', rule(['summary'], ['id'])],
  ['Diagram', rule(['name', 'alt'], ['caption'], { empty: true })],
  ['Figure', rule(['src', 'alt', 'width', 'height'], ['caption'], { empty: true })],
  ['Include', rule(['name'], [], { empty: true })],
  ['Kbd', rule([], [])],
  ['LogLookup', rule([], [], { empty: true })],
  ['RuleTester', rule(['list'], ['size'], { empty: true, values: { list: Object.keys(LIST_KEYS), size: ['small'] } })],
  ['Screenshot', rule(['name', 'alt'], ['caption'], { empty: true })],
  ['Steps', rule([], [])],
  ['Tab', rule(['value', 'label'], [], { parent: 'Tabs' })],
  ['Tabs', rule([], ['group'])],
  ['Ui', rule([], ['lang'])],
]);

const GLOBAL = ['id', 'lang', 'dir', 'title'];
const plain = (...names: string[]): [string, ElementRule][] => names.map((name) => [name, rule([], GLOBAL)]);

/** HTML elements without Markdown syntax. */
export const HTML_ELEMENTS: ReadonlyMap<string, ElementRule> = new Map([
  ...plain(
    'abbr',
    'dd',
    'del',
    'div',
    'dl',
    'dt',
    'ins',
    'kbd',
    'mark',
    'q',
    's',
    'samp',
    'small',
    'span',
    'sub',
    'sup',
    'u',
    'var',
  ),
  ['br', rule([], [], { empty: true })],
  ['wbr', rule([], [], { empty: true })],
]);

/** Kinds of admonitions by increasing severity. */
export const ADMONITION_KINDS = ['note', 'tip', 'info', 'warning', 'danger'] as const;

export type AdmonitionKind = (typeof ADMONITION_KINDS)[number];

export function isAdmonitionKind(name: unknown): name is AdmonitionKind {
  return ADMONITION_KINDS.some((kind) => kind === name);
}
