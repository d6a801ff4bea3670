import type { ReactNode } from 'react';
import { getLocaleContent } from '@/lib/content/get-content.node';
import type { SidebarPlace } from '@/lib/content/sidebar-node';
import type { Locale } from '@/lib/locales';
import styles from './docs-frame.module.css';
import { Sidebar } from './sidebar';
import { VersionMenu } from './version-menu';

interface DocsFrameProps {
  locale: Locale;
  place: SidebarPlace;
  children: ReactNode;
}

/**
 * A doc or category with the sidebar beside it. No layout of Next's: those don't know their page, and would hand the whole
 * tree to each for the browser to choose from.
 */
export async function DocsFrame({ locale, place, children }: DocsFrameProps) {
  return (
    <div className={styles.docs}>
      <div className={styles.side}>
        <VersionMenu locale={locale} />
        <Sidebar content={await getLocaleContent(locale)} place={place} />
      </div>
      {children}
    </div>
  );
}
