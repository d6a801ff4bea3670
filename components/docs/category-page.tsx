import { getLocaleContent } from '@/lib/content/get-content.node';
import type { Category } from '@/lib/content/model';
import { breadcrumbsOf, itemsOfCategory } from '@/lib/content/navigation';
import { DEFAULT_LOCALE, LOCALE_INFO } from '@/lib/locales';
import { sidebarModel } from '@/lib/pages/sidebar-model.node';
import { Breadcrumbs } from './breadcrumbs';
import { CategoryItems } from './category-items';
import styles from './category-page.module.css';
import { DocsFrame } from './docs-frame';

/** What a folder of docs contains. */
export async function CategoryPage({ category }: { category: Category }) {
  const { locale, folder, route, label, originalLabel, description } = category;
  const content = await getLocaleContent(locale);
  return (
    <DocsFrame sidebar={sidebarModel(content, { route: route ?? '', folder })}>
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
        <CategoryItems content={content} items={itemsOfCategory(content, category)} />
      </main>
    </DocsFrame>
  );
}
