import { Breadcrumbs } from '@/components/docs/breadcrumbs/breadcrumbs';
import { DocsFrame } from '@/components/docs/docs-frame/docs-frame';
import type { Category, LocaleContent, SidebarCategory, SidebarDoc, SidebarItem } from '@/lib/content/model';
import { breadcrumbsOf, itemsOfCategory } from '@/lib/content/navigation';
import { DEFAULT_LOCALE, LOCALE_INFO, type Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import styles from './category-page.module.css';

/** The page of a category: its description and its docs. */
export function CategoryPage({ content, category }: { content: LocaleContent; category: Category }) {
  const { locale, route, folder, label, originalLabel, description } = category;
  return (
    <DocsFrame content={content} route={route ?? ''} folder={folder}>
      <main id="main" className={styles.page} tabIndex={-1}>
        <Breadcrumbs locale={locale} crumbs={breadcrumbsOf(content, folder)} current={label} />
        <header className={styles.header}>
          <h1>{label}</h1>
          {locale !== DEFAULT_LOCALE && (
            <p className={styles.original} lang={LOCALE_INFO[DEFAULT_LOCALE].htmlLang}>
              {originalLabel}
            </p>
          )}
          <p className={styles.description}>{description}</p>
        </header>
        <CategoryItems locale={locale} items={itemsOfCategory(content, category)} />
      </main>
    </DocsFrame>
  );
}

/** The docs of a category with their descriptions, in the order of the sidebar. Nested categories have a heading. */
function CategoryItems({ locale, items }: { locale: Locale; items: readonly SidebarItem[] }) {
  return groupItems(items).map((group) =>
    Array.isArray(group) ? (
      <ul key={group[0]?.id} className={styles.list}>
        {group.map((doc) => (
          <CategoryDoc key={doc.id} locale={locale} doc={doc} />
        ))}
      </ul>
    ) : (
      <section key={group.folder} className={styles.group}>
        <h2>{group.label}</h2>
        <CategoryItems locale={locale} items={group.items} />
      </section>
    ),
  );
}

/** Joins docs that follow each other. */
function groupItems(items: readonly SidebarItem[]): (SidebarDoc[] | SidebarCategory)[] {
  const groups: (SidebarDoc[] | SidebarCategory)[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (item.type === 'category') groups.push(item);
    else if (Array.isArray(last)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

function CategoryDoc({ locale, doc }: { locale: Locale; doc: SidebarDoc }) {
  const { label, lang, description, route } = doc;
  return (
    <li className={styles.item} lang={lang}>
      <a className={styles.link} href={routeToHref(locale, route)}>
        {label}
      </a>
      <p>{description}</p>
    </li>
  );
}
