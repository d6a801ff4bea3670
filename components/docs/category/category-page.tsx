import { Breadcrumbs, DocsFrame } from '@/components/docs/docs-frame/docs-frame';
import type { Category, LocaleContent, SidebarItem } from '@/lib/content/model';
import { breadcrumbsOf, itemsOfCategory } from '@/lib/content/navigation';
import { translate } from '@/lib/i18n/messages';
import { DEFAULT_LOCALE, LOCALE_INFO, type Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import { loadReference } from '@/lib/reference/load-reference.server';
import { modulesOfPage } from '@/lib/reference/reference';
import styles from './category-page.module.css';

/** The page of a category: its description and its docs. */
export function CategoryPage({ content, category }: { content: LocaleContent; category: Category }) {
  const { locale, route, folder, label, originalLabel, description } = category;
  return (
    <DocsFrame content={content} route={route ?? ''} folder={folder}>
      <main id="main" tabIndex={-1}>
        <Breadcrumbs locale={locale} crumbs={breadcrumbsOf(content, folder)} current={label} />
        <header className="page-header">
          <h1>{label}</h1>
          {locale !== DEFAULT_LOCALE && <p lang={LOCALE_INFO[DEFAULT_LOCALE].htmlLang}>{originalLabel}</p>}
          <p>{description}</p>
        </header>
        <CategoryItems locale={locale} items={itemsOfCategory(content.sidebar, category)} />
      </main>
    </DocsFrame>
  );
}

/** Notes that the modules on a page are off by default. */
function ModuleState({ locale, docId }: { locale: Locale; docId: string }) {
  const reference = loadReference();
  const modules = reference ? modulesOfPage(docId, reference) : [];
  if (modules.length === 0 || modules.some(({ isOn }) => isOn)) return null;
  return <span className="secondary">{translate(locale, 'docs.module.off')}</span>;
}

/** The docs of a category with their descriptions, in the order of the sidebar. Nested categories have a heading. */
function CategoryItems({ locale, items }: { locale: Locale; items: readonly SidebarItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) =>
        item.type === 'category' ? (
          <li key={item.folder} className={styles.group}>
            <h2 lang={item.lang}>
              {item.route === null ? item.label : <a href={routeToHref(locale, item.route)}>{item.label}</a>}
            </h2>
            <CategoryItems locale={locale} items={item.items} />
          </li>
        ) : (
          <li key={item.id} className={styles.item} lang={item.lang}>
            <div className="row">
              <a href={routeToHref(locale, item.route)}>{item.label}</a>
              <ModuleState locale={locale} docId={item.id} />
              {item.recommended && <span className={styles.recommended}>{translate(locale, 'docs.recommended')}</span>}
            </div>
            <p className="secondary">{item.description}</p>
          </li>
        ),
      )}
    </ul>
  );
}
