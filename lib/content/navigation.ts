import type { Category, Doc, LocaleContent, SidebarItem } from './model';

export interface Crumb {
  label: string;
  /** Null for groups without a page. */
  route: string | null;
}

/** The categories above a doc or category, outermost first. */
export function breadcrumbsOf({ categories }: LocaleContent, id: string): Crumb[] {
  return categories
    .filter(({ folder }) => id.startsWith(`${folder}/`))
    .sort((a, b) => a.folder.length - b.folder.length)
    .map(({ label, route }) => ({ label, route }));
}

/** The docs before and after one in reading order. */
export function neighborsOf(
  content: LocaleContent,
  id: string,
): { previous?: Doc | undefined; next?: Doc | undefined } {
  const index = docPlaces(content).get(id);
  if (index === undefined) return {};
  return { previous: content.docs[index - 1], next: content.docs[index + 1] };
}

/** What a category contains, as the sidebar has it. */
export function itemsOfCategory({ sidebar }: LocaleContent, { folder }: Category): readonly SidebarItem[] {
  const find = (items: readonly SidebarItem[]): readonly SidebarItem[] | undefined => {
    for (const item of items) {
      if (item.type !== 'category') continue;
      if (item.folder === folder) return item.items;
      const found = find(item.items);
      if (found) return found;
    }
    return undefined;
  };
  return find(sidebar) ?? [];
}

const known = new WeakMap<LocaleContent, ReadonlyMap<string, number>>();

/** The index of each doc in reading order, by id; computed once, because searching all docs for each is quadratic. */
export function docPlaces(content: LocaleContent): ReadonlyMap<string, number> {
  const places = known.get(content) ?? new Map(content.docs.map(({ id }, place) => [id, place]));
  known.set(content, places);
  return places;
}

/** The page of a category, else the first one below it. */
export function firstRoute(item: SidebarItem): string | null {
  if (item.route !== null || item.type === 'doc') return item.route;
  return item.items.map(firstRoute).find((route) => route !== null) ?? null;
}
