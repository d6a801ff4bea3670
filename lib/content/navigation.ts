import type { Category, Doc, LocaleContent, SidebarItem } from './model';

export interface Crumb {
  label: string;
  /** Null for groups without a page. */
  route: string | null;
}

/** Returns the ancestor categories of a doc or category, outermost first. */
export function breadcrumbsOf({ categories }: LocaleContent, id: string): Crumb[] {
  return categories
    .filter(({ folder }) => id.startsWith(`${folder}/`))
    .sort((a, b) => a.folder.length - b.folder.length)
    .map(({ label, route }) => ({ label, route }));
}

/** Returns the previous and the next doc in reading order. */
export function neighborsOf(
  { docs }: LocaleContent,
  id: string,
): { previous?: Doc | undefined; next?: Doc | undefined } {
  const index = docs.findIndex((doc) => doc.id === id);
  return index === -1 ? {} : { previous: docs[index - 1], next: docs[index + 1] };
}

/** Returns the sidebar items of a category. */
export function itemsOfCategory({ sidebar }: LocaleContent, { folder }: Category): readonly SidebarItem[] {
  const find = (items: readonly SidebarItem[]): readonly SidebarItem[] =>
    items.flatMap((item) => {
      if (item.type !== 'category') return [];
      return item.folder === folder ? item.items : find(item.items);
    });
  return find(sidebar);
}

/** Returns the item's route or, for a category without a page, the first route below it. */
export function firstRoute(item: SidebarItem): string | null {
  if (item.route !== null || item.type === 'doc') return item.route;
  return item.items.map(firstRoute).find((route) => route !== null) ?? null;
}
