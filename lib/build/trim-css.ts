import postcss, { type ChildNode, type Container } from 'postcss';

/** Classes of CSS Modules have an underscore in their names; classes for the whole site have none. */
const MODULE_CLASS = /\.([\w-]*_[\w-]*)/g;
const PROPERTY = /--[\w-]+/g;
/** Where a colour mode begins Next sets these, for a notation of colours that we don't use. */
const LEFTOVER = /^--lightningcss-/;

/**
 * Makes one stylesheet of several, without what a set of pages has no use for. Only classes of CSS Modules are looked at:
 * scripts set attributes and never one of those.
 *
 * @param css as Next exported it, in the order of the page's links
 * @param used names of all classes on the pages
 * @param shortNames what to call the modules' classes and the custom properties instead
 */
export function trimCss(css: string, used: ReadonlySet<string>, shortNames: ReadonlyMap<string, string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => classesOf(bare(selector)).every((name) => used.has(name)));
    if (selectors.length === 0) rule.remove();
    else rule.selector = selectors.join(',').replace(MODULE_CLASS, (_, name: string) => `.${shortNames.get(name)}`);
  });
  root.walkDecls((declaration) => {
    if (LEFTOVER.test(declaration.prop)) declaration.remove();
    const shorten = (text: string) => text.replace(PROPERTY, (name) => shortNames.get(name) ?? name);
    declaration.prop = shorten(declaration.prop);
    declaration.value = shorten(declaration.value);
  });
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
