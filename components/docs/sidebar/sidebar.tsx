import type { ReactNode } from 'react';
import type { LocaleContent, SidebarCategory, SidebarItem } from '@/lib/content/model';
import { firstRoute } from '@/lib/content/navigation';
import { translate } from '@/lib/i18n/messages';
import { routeToHref } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { staticHtml } from '@/lib/static-html.server';
import styles from './sidebar.module.css';

export interface SidebarProps {
  content: LocaleContent;
  /** The page that the sidebar is shown on. */
  route: string;
  /** The category's folder on a category page, else the folder that contains the doc; empty at the top level. */
  folder: string;
}

/**
 * The docs sidebar, with the groups around the page open. On a very large site it contains only the page's own branch
 * and a link to each other category, because complete sidebars grow with the square of the number of docs.
 */
export function Sidebar({ content: { locale, sidebar, docs }, route, folder }: SidebarProps) {
  const isComplete = docs.length <= SITE.wholeSidebarDocs;
  const isOpen = (group: SidebarCategory) => group.route === route || `${folder}/`.startsWith(`${group.folder}/`);
  const renderItem = (item: SidebarItem): ReactNode => (
    <li key={item.type === 'doc' ? item.id : item.folder}>
      {item.route !== null && renderLink(item, item.route)}
      {item.type === 'category' && (
        <details data-group={item.folder} open={isOpen(item)}>
          <summary
            aria-label={item.route === null ? undefined : translate(locale, 'docs.toggleGroup', { name: item.label })}
          >
            {item.route === null && item.label}
          </summary>
          <ul>{item.items.map(renderItem)}</ul>
        </details>
      )}
    </li>
  );
  const renderLink = (item: SidebarItem, linkRoute: string) => (
    <a aria-current={linkRoute === route ? 'page' : undefined} href={routeToHref(locale, linkRoute)} lang={item.lang}>
      {item.label}
    </a>
  );
  const renderBranch = (item: SidebarItem) => {
    if (isComplete || item.type === 'doc' || isOpen(item)) return renderItem(item);
    const linkRoute = firstRoute(item);
    return <li key={item.folder}>{linkRoute !== null && renderLink(item, linkRoute)}</li>;
  };
  return (
    <site-sidebar>
      <nav className={styles.sidebar} aria-label={translate(locale, 'docs.sidebar')} data-sidebar="" data-noprint="">
        <ul {...staticHtml(sidebar.map(renderBranch))} />
      </nav>
    </site-sidebar>
  );
}
