import { DocLink } from '@/components/ui/doc-link';
import { LOCALE_INFO, type Locale } from '@/lib/locales';
import type { CategoryEntry } from '@/lib/pages/page-models';
import { routeToPath } from '@/lib/paths';
import styles from './category-items.module.css';

interface CategoryItemsProps {
  locale: Locale;
  entries: readonly CategoryEntry[];
}

/** The docs of a category, each with what it is for; groups follow under headings of their own. */
export function CategoryItems({ locale, entries }: CategoryItemsProps) {
  return (
    <>
      <ul className={styles.list}>
        {entries.map((entry) => entry.type === 'doc' && <CategoryDoc key={entry.route} locale={locale} {...entry} />)}
      </ul>
      {entries.map(
        (entry) =>
          entry.type === 'group' && (
            <section key={entry.folder} className={styles.group}>
              <h2>{entry.label}</h2>
              <CategoryItems locale={locale} entries={entry.entries} />
            </section>
          ),
      )}
    </>
  );
}

type CategoryDocProps = { locale: Locale } & Extract<CategoryEntry, { type: 'doc' }>;

function CategoryDoc({ locale, route, label, description, textLocale }: CategoryDocProps) {
  return (
    <li className={styles.item} lang={textLocale === locale ? undefined : LOCALE_INFO[textLocale].htmlLang}>
      <DocLink className={styles.link} href={routeToPath(locale, route)}>
        {label}
      </DocLink>
      <p>{description}</p>
    </li>
  );
}
