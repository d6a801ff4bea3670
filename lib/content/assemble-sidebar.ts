import { compareText } from '@/lib/errors';
import { LOCALE_INFO } from '@/lib/locales';
import type { Category, Doc, SidebarItem } from './model';

/** Builds the sidebar tree. The docs and categories of a folder are sorted together, by position, then by label. */
export function assembleSidebar(docs: readonly Doc[], categories: readonly Category[]): SidebarItem[] {
  const itemsOf = (folder: string): SidebarItem[] =>
    [
      ...docs.filter(({ id }) => parentOf(id) === folder).map(toPositionedItem),
      ...categories
        .filter((category) => parentOf(category.folder) === folder)
        .map(({ folder: subfolder, label, route, position }) => ({
          position,
          item: { type: 'category' as const, folder: subfolder, label, route, items: itemsOf(subfolder) },
        })),
    ]
      .sort((a, b) => a.position - b.position || compareText(a.item.label, b.item.label))
      .map(({ item }) => item);
  return itemsOf('');
}

/** Returns the docs in sidebar order. */
export function readingOrder(sidebar: readonly SidebarItem[], docs: readonly Doc[]): Doc[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const walk = (items: readonly SidebarItem[]): Doc[] =>
    items.flatMap((item) => (item.type === 'category' ? walk(item.items) : (byId.get(item.id) ?? [])));
  return walk(sidebar);
}

function toPositionedItem({ id, route, locale, source }: Doc) {
  const { frontMatter } = source;
  return {
    position: frontMatter.sidebar_position ?? Number.MAX_SAFE_INTEGER,
    item: {
      type: 'doc' as const,
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
