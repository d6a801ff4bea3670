/** The components, for each of which `components/mdx` has one too, and the HTML elements that pages may use. */
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { type MessageKey, translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { DURATION_UNITS, isDurationUnit, toBanDurationMs } from '@/lib/reference/ban-duration';
import { LIST_KEYS } from '@/lib/rules/rule-list';

/** A component on a page that is converted to plain HTML. */
export interface PlainInput {
  /** As compiled. */
  element: Element;
  /** With absolute URLs. */
  properties: Element['properties'];
  /** Converted to plain HTML. */
  children: ElementContent[];
  /** The locale that the page is shown under. */
  locale: Locale;
  /** Whether to leave out words that the site adds to those of the writer, such as the names of admonitions. */
  onlyWritten: boolean;
}

export interface ElementRule {
  required?: readonly string[];
  optional?: readonly string[];
  /** The required parent component. */
  parent?: string;
  /** The element can't have content: `<Figure … />`. */
  empty?: boolean;
  /** Restricts attributes to positive numbers, or to the listed words. */
  values?: Readonly<Record<string, 'number' | readonly string[]>>;
  /** What both languages must contain equally often, as messages name it. */
  counted?: string;
  /** Returns plain HTML: inline elements for a component in a sentence. Absent for components that the compiler replaces. */
  toPlain?: (input: PlainInput) => ElementContent[];
}

const COMPONENT_RULES: Record<string, ElementRule> = {
  BanDuration: {
    required: ['amount', 'unit'],
    empty: true,
    values: { amount: 'number', unit: Object.keys(DURATION_UNITS) },
    toPlain: ({ properties: { amount, unit }, locale }) => {
      if (!isDurationUnit(unit)) return [];
      const duration = `${amount} ${translate(locale, `banDuration.${unit}`)} → `;
      return [h('p', [duration, h('code', `ban-duration: ${toBanDurationMs(String(amount), unit)}`)])];
    },
  },
  ComposeBuilder: { empty: true, toPlain: plainNotice('composeBuilder.unfolded') },
  ConfigKey: { required: ['path'], optional: ['label'], empty: true },
  ConfigTable: { required: ['prefix'], empty: true },
  Details: {
    required: ['summary'],
    counted: 'foldable parts',
    toPlain: ({ properties, children }) => [plainLabel(String(properties.summary)), ...children],
  },
  Diagram: {
    required: ['name', 'alt'],
    optional: ['caption'],
    empty: true,
    counted: 'diagrams',
    toPlain: ({ properties, children: [svg], locale, onlyWritten }) => {
      const text = svg?.type === 'element' ? String(svg.properties.ariaLabel ?? '') : '';
      return [h('p', onlyWritten ? text : translate(locale, 'mdx.diagram', { text })), ...plainCaption(properties)];
    },
  },
  Figure: {
    required: ['src', 'alt'],
    optional: ['width', 'height', 'caption'],
    empty: true,
    values: { width: 'number', height: 'number' },
    counted: 'figures',
    toPlain: plainImage,
  },
  Include: { required: ['name'], empty: true },
  Kbd: { toPlain: ({ children }) => [h('kbd', children)] },
  LogLookup: { empty: true, toPlain: plainNotice('logLookup.unfolded') },
  Questions: {
    required: ['doc', 'section'],
    empty: true,
    // The search finds the answers themselves.
    toPlain: ({ children, onlyWritten }) => (onlyWritten ? [] : children),
  },
  RuleTester: {
    required: ['list'],
    optional: ['size'],
    empty: true,
    values: { list: Object.keys(LIST_KEYS), size: ['small'] },
    toPlain: plainNotice('ruleTester.unfolded'),
  },
  Screenshot: {
    required: ['name', 'alt'],
    optional: ['caption'],
    empty: true,
    counted: 'screenshots',
    toPlain: plainImage,
  },
  Steps: { counted: 'lists of steps', toPlain: ({ children }) => children },
  Tab: {
    required: ['value', 'label'],
    parent: 'Tabs',
    counted: 'tabs',
    toPlain: ({ properties, children }) => [plainLabel(String(properties.label)), ...children],
  },
  Tabs: { optional: ['group'], toPlain: ({ children }) => children },
  Ui: { optional: ['lang', 'from'] },
  Verdict: {
    required: ['is'],
    values: { is: ['pass', 'banned', 'watched'] },
    counted: 'verdicts',
    toPlain: ({ children }) => [h('strong', children)],
  },
};

export const COMPONENTS: ReadonlyMap<string, ElementRule> = new Map(Object.entries(COMPONENT_RULES));

/** Attributes that readers see. */
export const TEXT_ATTRIBUTES = ['title', 'summary', 'label', 'alt', 'caption'];

/** Tells other readers of a tool of the website. */
function plainNotice(key: MessageKey) {
  return ({ locale, onlyWritten }: PlainInput) => (onlyWritten ? [] : [h('p', translate(locale, key))]);
}

/** A title above content that feeds and Markdown alternates show without a component. */
export function plainLabel(text: string): Element {
  return h('p', h('strong', text));
}

function plainImage({ properties }: PlainInput): ElementContent[] {
  const { src, alt, width, height } = properties;
  return [h('p', h('img', { src, alt, width, height })), ...plainCaption(properties)];
}

function plainCaption({ caption }: Element['properties']): Element[] {
  return caption ? [h('p', h('em', String(caption)))] : [];
}

const GLOBAL_ATTRIBUTES = { optional: ['id', 'lang', 'dir', 'title'] };

/** HTML elements without Markdown syntax. */
export const HTML_ELEMENTS: ReadonlyMap<string, ElementRule> = new Map<string, ElementRule>([
  ...'abbr dd del div dl dt ins kbd mark q s samp small span sub sup u var'
    .split(' ')
    .map((name): [string, ElementRule] => [name, GLOBAL_ATTRIBUTES]),
  ['br', { empty: true }],
  ['wbr', { empty: true }],
]);

/** Kinds of admonitions by increasing severity. */
export const ADMONITION_KINDS = ['note', 'tip', 'info', 'warning', 'danger'] as const;

export type AdmonitionKind = (typeof ADMONITION_KINDS)[number];

export function isAdmonitionKind(name: unknown): name is AdmonitionKind {
  return ADMONITION_KINDS.some((kind) => kind === name);
}
