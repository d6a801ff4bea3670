import { docPlaces } from '@/lib/content/doc-places';
import type { Category, LocaleContent, SidebarItem } from '@/lib/content/model';
import { breadcrumbsOf, itemsOfCategory } from '@/lib/content/navigation';
import type { CategoryEntry, CategoryModel } from './page-models';
import { sidebarModel } from './sidebar-model.node';

export function categoryModel(content: LocaleContent, category: Category): CategoryModel {
  const { folder, route } = category;
  return {
    category,
    crumbs: breadcrumbsOf(content, folder),
    entries: entriesOf(content, itemsOfCategory(content, category)),
    sidebar: sidebarModel(content, { route: route ?? '', folder }),
  };
}

function entriesOf(content: LocaleContent, items: readonly SidebarItem[]): CategoryEntry[] {
  return items.flatMap((item): CategoryEntry | [] => {
    if (item.type === 'category') {
      const { folder, label, items: inside } = item;
      return { type: 'group', folder, label, entries: entriesOf(content, inside) };
    }
    const doc = content.docs[docPlaces(content).get(item.id) ?? -1];
    if (!doc) return [];
    const { locale, frontMatter } = doc.source;
    const { title, sidebar_label, description } = frontMatter;
    return { type: 'doc', route: doc.route, label: sidebar_label ?? title, description, textLocale: locale };
  });
}
