/**
 * The authors' vocabulary: which components and which HTML elements a page may use, with their attributes. The compiler
 * checks pages against it, and the registry in `components/mdx` must have a component for each name. Pure data.
 */

export interface ElementRule {
  /** Attributes that must stand there, not empty. */
  required: readonly string[];
  optional: readonly string[];
  /** The component that it must stand directly in. */
  parent?: string;
  /** It has no content: `<Figure … />`. */
  empty?: boolean;
}

const rule = (
  required: readonly string[],
  optional: readonly string[],
  more: Omit<ElementRule, 'required' | 'optional'> = {},
) => ({
  required,
  optional,
  ...more,
});

/** Components by name. */
export const COMPONENTS: ReadonlyMap<string, ElementRule> = new Map([
  ['Card', rule(['title'], ['href'], { parent: 'Cards' })],
  ['Cards', rule([], [])],
  ['ConfigKey', rule(['path'], ['label'], { empty: true })],
  ['ConfigTable', rule(['prefix'], [], { empty: true })],
  ['Details', rule(['summary'], ['id'])],
  ['Diagram', rule(['name', 'alt'], ['caption'], { empty: true })],
  ['Figure', rule(['src', 'alt', 'width', 'height'], ['caption'], { empty: true })],
  ['Kbd', rule([], [])],
  ['Steps', rule([], [])],
  ['Tab', rule(['value', 'label'], [], { parent: 'Tabs' })],
  ['Tabs', rule([], ['group'])],
]);

const GLOBAL = ['id', 'lang', 'dir', 'title'];
const plain = (...names: string[]): [string, ElementRule][] => names.map((name) => [name, rule([], GLOBAL)]);

/** HTML elements for what Markdown has no sign for. */
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
