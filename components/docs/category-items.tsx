import { DocLink } from '@/components/ui/doc-link';
import { docPlaces } from '@/lib/content/doc-places';
import type { LocaleContent, SidebarItem } from '@/lib/content/model';
import { LOCALE_INFO } from '@/lib/locales';
import { routeToPath } from '@/lib/paths';
import styles from './category-items.module.css';

interface CategoryItemsProps {
  content: LocaleContent;
  items: readonly SidebarItem[];
}

/** The docs of a category, each with what it is for; groups follow under headings of their own. */
export function CategoryItems({ content, items }: CategoryItemsProps) {
  const groups = items.filter((item) => item.type === 'category');
  return (
    <>
      <ul className={styles.list}>
        {items.map((item) => item.type === 'doc' && <CategoryDoc key={item.id} content={content} id={item.id} />)}
      </ul>
      {groups.map(({ folder, label, items: inside }) => (
        <section key={folder} className={styles.group}>
          <h2>{label}</h2>
          <CategoryItems content={content} items={inside} />
        </section>
      ))}
    </>
  );
}

function CategoryDoc({ content, id }: { content: LocaleContent; id: string }) {
  const { locale, docs } = content;
  const doc = docs[docPlaces(content).get(id) ?? -1];
  if (!doc) return null;
  const { route, source } = doc;
  const { title, sidebar_label, description } = source.frontMatter;
  return (
    <li className={styles.item} lang={source.locale === locale ? undefined : LOCALE_INFO[source.locale].htmlLang}>
      <DocLink className={styles.link} href={routeToPath(locale, route)}>
        {sidebar_label ?? title}
      </DocLink>
      <p>{description}</p>
    </li>
  );
}
