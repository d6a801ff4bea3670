import postcss, { type ChildNode, type Container } from 'postcss';

/** Classes of CSS Modules have an underscore in their names; classes for the whole site have none. */
const MODULE_CLASS = /\.([\w-]*_[\w-]*)/g;

/**
 * Makes one stylesheet of several, without what a set of pages has no use for. Only classes of CSS Modules are looked at:
 * scripts set attributes and never one of those.
 *
 * @param css as Next exported it, in the order of the page's links
 * @param used names of all classes on the pages
 * @param shortNames what to call the classes instead
 */
export function trimCss(css: string, used: ReadonlySet<string>, shortNames: ReadonlyMap<string, string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => classesOf(bare(selector)).every((name) => used.has(name)));
    if (selectors.length === 0) rule.remove();
    else rule.selector = selectors.join(',').replace(MODULE_CLASS, (_, name: string) => `.${shortNames.get(name)}`);
  });
  tidy(root);
  return root.toString().replaceAll('\n', '');
}

/** Names of the CSS Modules' classes in a stylesheet, sorted. */
export function moduleClassesOf(css: string): string[] {
  const names = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    for (const name of classesOf(selector)) names.add(name);
  });
  return [...names].sort();
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
