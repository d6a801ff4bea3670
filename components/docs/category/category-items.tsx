import { DocLink } from '@/components/ui/doc-link';
import type { SidebarDoc, SidebarItem } from '@/lib/content/model';
import type { Locale } from '@/lib/locales';
import { routeToPath } from '@/lib/paths';
import styles from './category-items.module.css';

/** The docs of a category with their descriptions. Nested categories follow under headings. */
export function CategoryItems({ locale, items }: { locale: Locale; items: readonly SidebarItem[] }) {
  return (
    <>
      <ul className={styles.list}>
        {items.map((item) => item.type === 'doc' && <CategoryDoc key={item.id} locale={locale} doc={item} />)}
      </ul>
      {items.map(
        (item) =>
          item.type === 'category' && (
            <section key={item.folder} className={styles.group}>
              <h2>{item.label}</h2>
              <CategoryItems locale={locale} items={item.items} />
            </section>
          ),
      )}
    </>
  );
}

function CategoryDoc({ locale, doc }: { locale: Locale; doc: SidebarDoc }) {
  const { label, lang, description, route } = doc;
  return (
    <li className={styles.item} lang={lang}>
      <DocLink className={styles.link} href={routeToPath(locale, route)}>
        {label}
      </DocLink>
      <p>{description}</p>
    </li>
  );
}
