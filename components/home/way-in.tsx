import { DocLink } from '@/components/ui/doc-link';
import type { LocaleContent, SidebarItem } from '@/lib/content/model';
import { routeToPath } from '@/lib/paths';
import styles from './way-in.module.css';

interface WayInProps {
  content: LocaleContent;
  /** The category that it leads into. */
  folder: string;
  title: string;
  text: string;
}

/** A way into the docs: a category, and right away the pages in it; groups lead to their first page. */
export function WayIn({ content: { locale, sidebar }, folder, title, text }: WayInProps) {
  const category = sidebar.find((item) => item.type === 'category' && item.folder === folder);
  if (category?.type !== 'category' || category.route === null) return null;
  return (
    <section className={styles.way}>
      <h2>
        <DocLink href={routeToPath(locale, category.route)}>{title}</DocLink>
      </h2>
      <p>{text}</p>
      <ul className={styles.links}>
        {category.items.map((item) => {
          const route = firstRoute(item);
          return (
            route && (
              <li key={route}>
                <DocLink href={routeToPath(locale, route)}>{item.label}</DocLink>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

function firstRoute(item: SidebarItem): string | null {
  if (item.route !== null || item.type === 'doc') return item.route;
  const [first] = item.items;
  return first ? firstRoute(first) : null;
}
