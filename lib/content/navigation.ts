import { docPlaces } from './doc-places';
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
