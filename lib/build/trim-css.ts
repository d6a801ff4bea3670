import postcss, { type ChildNode, type Container } from 'postcss';
import { settleProperties } from './settle-properties';

/** Classes of CSS Modules have an underscore in their names; classes for the whole site have none. */
const MODULE_CLASS = /\.([\w-]*_[\w-]*)/g;
const CLASS = /\.([a-zA-Z_][\w-]*)/g;
const ATTRIBUTE = /\[([\w-]+)/g;
const ATTRIBUTE_VALUE = /[~|^$*]?=[^\]]*/g;
const ELEMENT = /(?:^|[\s>+~])([a-z][\w-]*)/g;
/** What scripts put on a page, by what has to be there for that. */
const MADE_BY_SCRIPTS = new Map([
  ['.bar', ''],
  ['[data-zoom-dialog]', '[data-zoom]'],
]);
/** Attributes and elements that only the server writes; scripts set others while the page is read. */
const SERVERS_OWN = new Set(['[align]', '[data-crash]', '[data-footnotes]', '[data-numbers]', 'h4', 'hr']);
const PROPERTY = /--[\w-]+/g;
/** Where a colour mode begins Next sets these, for a notation of colours that we don't use. */
const LEFTOVER = /^--lightningcss-/;

/**
 * Makes one stylesheet of several, without what a set of pages has no use for. Classes are looked at, which scripts hardly ever
 * set, and attributes and elements that they never do.
 *
 * @param css as Next exported it, in the order of the page's links
 * @param used all that stands on the pages: `.class`, `[attribute]`, `element`
 * @param shortNames what to call the modules' classes and the custom properties instead
 */
export function trimCss(css: string, used: ReadonlySet<string>, shortNames: ReadonlyMap<string, string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) =>
      needsOf(bare(selector.replace(ATTRIBUTE_VALUE, ''))).every((one) => used.has(one)),
    );
    if (selectors.length === 0) rule.remove();
    else rule.selector = selectors.join(',').replace(MODULE_CLASS, (_, name: string) => `.${shortNames.get(name)}`);
  });
  root.walkDecls((declaration) => {
    if (LEFTOVER.test(declaration.prop)) declaration.remove();
    const shorten = (text: string) => text.replace(PROPERTY, (name) => shortNames.get(name) ?? name);
    declaration.prop = shorten(declaration.prop);
    declaration.value = shorten(declaration.value);
  });
  settleProperties(root);
  tidy(root);
  return root.toString().replaceAll('\n', '');
}

/**
 * Short names for the CSS Modules' classes and the custom properties of stylesheets, the same in every build.
 *
 * @throws when there are none of either: Next names them differently then
 */
export function shortNamesFor(css: string): Map<string, string> {
  const classes = new Set<string>();
  const properties = new Set<string>();
  const root = postcss.parse(css);
  root.walkRules(({ selector }) => {
    for (const name of classesOf(selector)) classes.add(name);
  });
  root.walkDecls(/^--/, ({ prop }) => {
    properties.add(prop);
  });
  if (classes.size === 0) throw new Error('No class of CSS Modules was found; does Next name them differently now?');
  if (properties.size === 0) throw new Error('No custom property was found in the stylesheets.');
  const named = (names: Set<string>, start: string) =>
    [...names].sort().map((name, index): [string, string] => [name, `${start}${index.toString(36)}`]);
  return new Map([...named(classes, '_'), ...named(properties, '--')]);
}

function classesOf(selector: string): string[] {
  return [...selector.matchAll(MODULE_CLASS)].map(([, name = '']) => name);
}

/** What must stand on a page for a selector to match anything. */
function needsOf(selector: string): string[] {
  const named = (pattern: RegExp, write: (name: string) => string) =>
    [...selector.matchAll(pattern)].map(([, name = '']) => write(name));
  const all = [
    ...named(CLASS, (name) => `.${name}`),
    ...[...named(ATTRIBUTE, (name) => `[${name}]`), ...named(ELEMENT, (name) => name)].filter(
      (one) => SERVERS_OWN.has(one) || MADE_BY_SCRIPTS.has(one),
    ),
  ];
  return all.map((one) => MADE_BY_SCRIPTS.get(one) ?? one).filter((one) => one !== '');
}

/** Without what stands in parentheses: of the choices there, one may do. */
function bare(selector: string): string {
  const less = selector.replace(/\([^()]*\)/g, '');
  return less === selector ? selector : bare(less);
}

/** Empty blocks go, and blocks of one layer that follow one another become one. */
function tidy(container: Container<ChildNode>): void {
  let before: ChildNode | undefined;
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'atrule' && node.nodes) {
      tidy(node);
      if (node.nodes.length === 0) {
        node.remove();
        continue;
      }
      if (
        node.name === 'layer' &&
        before?.type === 'atrule' &&
        before.name === 'layer' &&
        before.params === node.params
      ) {
        before.append(node.nodes);
        node.remove();
        continue;
      }
    }
    before = node;
  }
}
