import { DEFAULT_LOCALE, LOCALE_INFO } from '@/lib/locales';
import type { CategoryModel } from '@/lib/pages/page-models';
import { Breadcrumbs } from './breadcrumbs';
import { CategoryItems } from './category-items';
import styles from './category-page.module.css';
import { DocsFrame } from './docs-frame';

/** What a folder of docs contains. */
export function CategoryPage({ model }: { model: CategoryModel }) {
  const { category, crumbs, entries, sidebar } = model;
  const { locale, label, originalLabel, description } = category;
  return (
    <DocsFrame sidebar={sidebar}>
      <main id="main" className={styles.page} tabIndex={-1}>
        <Breadcrumbs locale={locale} crumbs={crumbs} current={label} />
        <header className={styles.header}>
          <h1>{label}</h1>
          {locale !== DEFAULT_LOCALE && (
            <p className={styles.original} lang={LOCALE_INFO[DEFAULT_LOCALE].htmlLang}>
              {originalLabel}
            </p>
          )}
          <p className={styles.description}>{description}</p>
        </header>
        <CategoryItems locale={locale} entries={entries} />
      </main>
    </DocsFrame>
  );
}
