import type { LocaleContent } from '@/lib/content/model';
import { firstRoute } from '@/lib/content/navigation';
import { routeToHref } from '@/lib/paths';
import styles from './category-card.module.css';

interface CategoryCardProps {
  content: LocaleContent;
  /** The folder of the category. */
  folder: string;
  title: string;
  text: string;
}

/** Links to a category of the docs and to its pages; nested categories link to their first page. */
export function CategoryCard({ content: { locale, sidebar }, folder, title, text }: CategoryCardProps) {
  const category = sidebar.find((item) => item.type === 'category' && item.folder === folder);
  if (category?.type !== 'category' || category.route === null) return null;
  return (
    <section className={styles.way}>
      <h2>
        <a href={routeToHref(locale, category.route)}>{title}</a>
      </h2>
      <p>{text}</p>
      <ul className={styles.links}>
        {category.items.map((item) => {
          const route = firstRoute(item);
          return (
            route && (
              <li key={route}>
                <a href={routeToHref(locale, route)}>{item.label}</a>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
