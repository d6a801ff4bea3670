/**
 * The sidebar's elements, described once for both who make them: React when the site is built, and the browser when a group
 * comes later (`fill-group.ts`).
 */
import type { SidebarNode } from '@/lib/content/sidebar-node';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';

export interface Markup {
  tag: 'a' | 'details' | 'li' | 'summary' | 'ul';
  attributes: Readonly<Record<string, string>>;
  children: readonly (Markup | string)[];
}

interface SidebarWords {
  locale: Locale;
  /** Name of what folds a group that has a page of its own, with `{name}`. */
  groupLabel: string;
}

interface ShownPage {
  route: string;
  /** Whether a group is around the page, and so stands open. */
  isOpen: (folder: string) => boolean;
}

/** @param page the one that the sidebar stands beside, when it is known */
export function sidebarMarkup(node: SidebarNode, words: SidebarWords, page?: ShownPage): Markup {
  const { label, route, folder, nodes, rest } = node;
  const link = route !== null && {
    ...(route === page?.route && { 'aria-current': 'page' }),
    href: routeToHref(words.locale, route),
  };
  const group = nodes && {
    'data-group': folder ?? label,
    ...(rest !== undefined && { 'data-rest': rest }),
    ...(page?.isOpen(folder ?? label) && { open: '' }),
  };
  const toggle = link
    ? element('summary', { 'aria-label': words.groupLabel.replace('{name}', label) }, [])
    : element('summary', {}, [label]);
  return element('li', {}, [
    ...(link ? [element('a', link, [label])] : []),
    ...(group && nodes
      ? [
          element('details', group, [
            toggle,
            element(
              'ul',
              {},
              nodes.map((one) => sidebarMarkup(one, words, page)),
            ),
          ]),
        ]
      : []),
  ]);
}

function element(tag: Markup['tag'], attributes: Markup['attributes'], children: Markup['children']): Markup {
  return { tag, attributes, children };
}
