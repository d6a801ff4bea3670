import { compareText } from '@/lib/errors';
import { LOCALE_INFO } from '@/lib/locales';
import type { Category, Doc, SidebarItem } from './model';

interface Entry {
  position: number;
  item: SidebarItem;
}

/** The sidebar's tree: docs and categories of a folder together, by position, then by label. */
export function assembleSidebar(docs: readonly Doc[], categories: readonly Category[]): SidebarItem[] {
  const docsByParent = groupBy(docs, (doc) => parentOf(doc.id));
  const categoriesByParent = groupBy(categories, (category) => parentOf(category.folder));
  const itemsOf = (folder: string): SidebarItem[] =>
    [
      ...(docsByParent.get(folder) ?? []).map(docEntry),
      ...(categoriesByParent.get(folder) ?? []).map(
        ({ folder: own, label, route, position }): Entry => ({
          position,
          item: { type: 'category', folder: own, label, route, items: itemsOf(own) },
        }),
      ),
    ]
      .sort((a, b) => a.position - b.position || compareText(a.item.label, b.item.label))
      .map(({ item }) => item);
  return itemsOf('');
}

/** The docs in the order in which the sidebar shows them. */
export function readingOrder(sidebar: readonly SidebarItem[], docs: readonly Doc[]): Doc[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const walk = (items: readonly SidebarItem[]): Doc[] =>
    items.flatMap((item) => (item.type === 'category' ? walk(item.items) : (byId.get(item.id) ?? [])));
  return walk(sidebar);
}

function docEntry({ id, route, locale, source }: Doc): Entry {
  const { frontMatter } = source;
  return {
    position: frontMatter.sidebar_position ?? Number.MAX_SAFE_INTEGER,
    item: {
      type: 'doc',
      id,
      label: frontMatter.sidebar_label ?? frontMatter.title,
      description: frontMatter.description,
      route,
      ...(source.locale !== locale && { lang: LOCALE_INFO[source.locale].htmlLang }),
    },
  };
}

function parentOf(id: string): string {
  return id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : '';
}

function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
