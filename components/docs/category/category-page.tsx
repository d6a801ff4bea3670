import { Breadcrumbs } from '@/components/docs/breadcrumbs/breadcrumbs';
import { DocsFrame } from '@/components/docs/docs-frame/docs-frame';
import type { Category, LocaleContent } from '@/lib/content/model';
import { breadcrumbsOf, itemsOfCategory } from '@/lib/content/navigation';
import { DEFAULT_LOCALE, LOCALE_INFO } from '@/lib/locales';
import { CategoryItems } from './category-items';
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
