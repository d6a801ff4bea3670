import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { resolveHref } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { COMPONENTS, isAdmonitionKind, type PlainInput, plainLabel } from './vocabulary';

export interface PageAddress {
  /** The locale that the page is shown under. */
  locale: Locale;
  /** The route of the page, for links to its own fragments. */
  route: string;
  /** See `PlainInput.onlyWritten`. */
  onlyWritten?: true;
}

/**
 * Converts a compiled page to plain HTML without components and styles, for search, log lookup, feeds and Markdown
 * alternates; doesn't modify the tree. URLs are absolute, code is not highlighted, and drawings are replaced by their
 * alternative text.
 */
export function toPlainHtml(tree: Root, page: PageAddress): Root {
  return { type: 'root', children: expandAll(tree.children, page) };
}

type Content = Root['children'][number];

function expandAll(nodes: readonly Content[], page: PageAddress): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type === 'element') return expand(node, page);
    return node.type === 'text' ? [{ ...node }] : [];
  });
}

function expand(element: Element, page: PageAddress): ElementContent[] {
  const children = expandAll(element.children, page);
  const properties = toAbsoluteUrls(element.properties, page);
  const toPlain = COMPONENTS.get(element.tagName)?.toPlain ?? OTHER_ELEMENTS[element.tagName];
  if (toPlain)
    return toPlain({ element, properties, children, locale: page.locale, onlyWritten: page.onlyWritten ?? false });
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
    const isTitled = element.children[0]?.type === 'element' && element.children[0].tagName === 'AdmonitionTitle';
    const name = isAdmonitionKind(kind) ? translate(locale, `mdx.${kind}`) : '';
    return [h('blockquote', isTitled || onlyWritten ? children : [plainLabel(name), ...children])];
  },
  AdmonitionTitle: ({ children }) => [h('p', h('strong', children))],
  // Captions become paragraphs, because Markdown has none and many feed readers hide them.
  table: ({ element, children }) => {
    const isCaption = (child: ElementContent) => child.type === 'element' && child.tagName === 'caption';
    const captions = children
      .filter(isCaption)
      .flatMap((child) => ('children' in child ? [h('p', child.children)] : []));
    return [...captions, { ...element, children: children.filter((child) => !isCaption(child)) }];
  },
  pre: ({ element }) => [plainCode(element)],
  // Removes the link of a configuration row to itself.
  th: ({ element, children }) => {
    const [link] = children;
    const isRow = element.properties.scope === 'row' && link?.type === 'element' && link.tagName === 'a';
    return [{ ...element, children: isRow ? link.children : children }];
  },
};

/** Returns code without highlighting. Added and removed lines become a diff. */
function plainCode(pre: Element): Element {
  const code = pre.children.find((child) => child.type === 'element');
  const lines = code?.children.filter((child) => child.type === 'element') ?? [];
  const isDiff = lines.some(({ tagName }) => tagName === 'ins' || tagName === 'del');
  const signs: Record<string, string> = { ins: '+ ', del: '- ' };
  const text = isDiff ? lines.map((line) => `${signs[line.tagName] ?? '  '}${textOf(line)}`).join('') : textOf(pre);
  const language = isDiff ? 'diff' : String(pre.properties.dataLanguage ?? 'text');
  const { dataTitle } = pre.properties;
  return h('pre', { dataTitle }, h('code', { className: [`language-${language}`] }, text));
}

/** Makes `href` and `src` absolute. */
function toAbsoluteUrls(properties: Element['properties'], { locale, route }: PageAddress): Element['properties'] {
  const result = { ...properties };
  const base = `${SITE.origin}${SITE.basePath}`;
  if (typeof result.src === 'string' && result.src.startsWith('/')) result.src = `${base}${result.src}`;
  if (typeof result.href === 'string') {
    const href = result.href.startsWith('#') ? `${route}${result.href}` : result.href;
    const target = resolveHref(locale, href);
    result.href = target.kind === 'plain' ? target.href : `${base}${target.path}`;
  }
  return result;
}
