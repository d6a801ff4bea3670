import type { Element, ElementContent, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { resolveHref, withBasePath } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { isElement } from './tree';
import { COMPONENTS, isAdmonitionKind, type PlainInput, plainLabel } from './vocabulary';

export interface PageAddress {
  /** The locale that the page is shown under. */
  locale: Locale;
  /** The route of the page, for links to its own fragments. */
  route: string;
  /** See `PlainInput.onlyWritten`. */
  onlyWritten?: true;
}

/** Returns plain HTML with absolute URLs for search, log lookup, feeds and Markdown alternates. Keeps the tree. */
export function toPlainHtml(tree: Root, page: PageAddress): Root {
  return { type: 'root', children: expandAll(tree.children, page) };
}

function expandAll(nodes: readonly Root['children'][number][], page: PageAddress): ElementContent[] {
  return nodes.flatMap((node) => {
    if (isElement(node)) return expand(node, page);
    return node.type === 'text' ? [{ ...node }] : [];
  });
}

function expand(element: Element, page: PageAddress): ElementContent[] {
  const { locale, onlyWritten = false } = page;
  const children = expandAll(element.children, page);
  const properties = toAbsoluteUrls(element.properties, page);
  const toPlain = COMPONENTS.get(element.tagName)?.toPlain ?? OTHER_ELEMENTS[element.tagName];
  if (toPlain) return toPlain({ element, properties, children, locale, onlyWritten });
  if (/^[A-Z]/.test(element.tagName))
    throw new Error(
      `Search, feeds and Markdown alternates can't show <${element.tagName}>. Add "toPlain" to its entry in lib/mdx/vocabulary.ts.`,
    );
  return [{ ...element, properties, children }];
}

/** Elements that writers don't write as tags. */
const OTHER_ELEMENTS: Record<string, (input: PlainInput) => ElementContent[]> = {
  Admonition: ({ element, children, locale, onlyWritten }) => {
    const { kind } = element.properties;
    const hasTitle = onlyWritten || isElement(element.children[0], 'AdmonitionTitle') || !isAdmonitionKind(kind);
    return [h('blockquote', hasTitle ? children : [plainLabel(translate(locale, `mdx.${kind}`)), ...children])];
  },
  AdmonitionTitle: ({ children }) => [h('p', h('strong', children))],
  // Captions become paragraphs, because Markdown has none and many feed readers hide them.
  table: ({ element, children }) => {
    const [caption, ...rest] = children;
    if (!isElement(caption, 'caption')) return [{ ...element, children }];
    return [h('p', caption.children), { ...element, children: rest }];
  },
  pre: ({ element }) => [plainCode(element)],
  // Removes the link of a configuration row to itself.
  th: ({ element, children }) => {
    const [link] = children;
    const isLinked = element.properties.scope === 'row' && isElement(link, 'a');
    return [{ ...element, children: isLinked ? link.children : children }];
  },
};

/** Returns code without highlighting. Added and removed lines become a diff. */
function plainCode(pre: Element): Element {
  const { dataTitle, dataLanguage = 'text' } = pre.properties;
  const signs: Record<string, string> = { ins: '+ ', del: '- ' };
  const lines = selectAll('code > .line', pre);
  const isDiff = lines.some(({ tagName }) => tagName in signs);
  const text = isDiff ? lines.map((line) => `${signs[line.tagName] ?? '  '}${textOf(line)}`).join('') : textOf(pre);
  return h('pre', { dataTitle }, h('code', { className: [`language-${isDiff ? 'diff' : dataLanguage}`] }, text));
}

function toAbsoluteUrls(properties: Element['properties'], { locale, route }: PageAddress): Element['properties'] {
  const { href, src } = properties;
  const result = { ...properties };
  if (typeof src === 'string' && src.startsWith('/')) result.src = `${SITE.origin}${withBasePath(src)}`;
  if (typeof href !== 'string') return result;
  const target = resolveHref(locale, href.startsWith('#') ? `${route}${href}` : href);
  return { ...result, href: target.startsWith('/') ? `${SITE.origin}${target}` : target };
}
