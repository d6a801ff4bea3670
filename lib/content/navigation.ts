import { compareText } from '@/lib/errors';
import { LOCALE_INFO } from '@/lib/locales';
import type { Category, Doc, LocaleContent, SidebarItem } from './model';

/** Sorts the docs and categories of a folder together, by position, then by label. */
export function assembleSidebar(docs: readonly Doc[], categories: readonly Category[]): SidebarItem[] {
  const folders = new Set(categories.map(({ folder }) => folder));
  const itemsOf = (parent: string): SidebarItem[] =>
    [
      ...docs.filter(({ id }) => parentOf(id) === parent && !folders.has(id)).map(toSidebarDoc),
      ...categories
        .filter(({ folder }) => parentOf(folder) === parent)
        .map(({ folder, label, lang, route, position }) => {
          return { type: 'category' as const, folder, label, lang, route, position, items: itemsOf(folder) };
        }),
    ].sort((a, b) => a.position - b.position || compareText(a.label, b.label));
  return itemsOf('');
}

export function readingOrder(sidebar: readonly SidebarItem[], docs: readonly Doc[]): Doc[] {
  return sidebar.flatMap((item) => [
    ...docs.filter(({ id }) => id === (item.type === 'doc' ? item.id : item.folder)),
    ...(item.type === 'doc' ? [] : readingOrder(item.items, docs)),
  ]);
}

export function toSidebarDoc({ id, route, locale, source }: Doc) {
  const { title, sidebar_label: label = title, description, group, recommended } = source.frontMatter;
  const position = source.frontMatter.sidebar_position ?? Number.MAX_SAFE_INTEGER;
  const lang = source.locale === locale ? undefined : LOCALE_INFO[source.locale].htmlLang;
  return { type: 'doc' as const, id, label, lang, description, route, group, recommended, position };
}

const parentOf = (id: string) => id.split('/').slice(0, -1).join('/');

export interface Crumb {
  label: string;
  /** Null for groups without a page. */
  route: string | null;
}

/** Returns the ancestor categories of a doc or category, outermost first as in `categories`. */
export function breadcrumbsOf({ categories }: LocaleContent, id: string): Crumb[] {
  return categories.filter(({ folder }) => id.startsWith(`${folder}/`)).map(({ label, route }) => ({ label, route }));
}

export function neighborsOf({ docs }: LocaleContent, id: string) {
  const index = docs.findIndex((doc) => doc.id === id);
  return { previous: docs[index - 1], next: docs[index + 1] };
}

/** Returns what the page of a category lists, with groups of docs as categories without a page. */
export function itemsOfCategory(sidebar: readonly SidebarItem[], category: Category): readonly SidebarItem[] {
  return sidebar.flatMap((item) => {
    if (item.type === 'doc') return [];
    return item.folder === category.folder ? groupItems(item.items) : itemsOfCategory(item.items, category);
  });
}

function groupItems(items: readonly SidebarItem[]): readonly SidebarItem[] {
  const groups: SidebarItem[] = [];
  let group: SidebarItem[] = groups;
  for (const item of items) {
    if (item.type === 'doc' && item.group !== undefined) {
      const { group: label, lang } = item;
      group = [];
      groups.push({ type: 'category', folder: label, label, lang, route: null, items: group });
    }
    group.push(item);
  }
  return groups;
}

/** Returns the item's route or, for a category without a page, the first route below it. */
export function firstRoute(item: SidebarItem): string | null {
  if (item.route !== null || item.type === 'doc') return item.route;
  return item.items.map(firstRoute).find((route) => route !== null) ?? null;
}
