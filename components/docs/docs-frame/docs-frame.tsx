import type { ReactNode } from 'react';
import { Sidebar, type SidebarProps } from '@/components/docs/sidebar/sidebar';
import { VersionMenu } from '@/components/docs/version-menu/version-menu';
import { DOCS_VERSIONS } from '@/lib/site';
import styles from './docs-frame.module.css';

/** The docs sidebar with a page beside it. Not a layout, because Next's layouts don't know the route of their page. */
export function DocsFrame({ children, ...sidebar }: SidebarProps & { children: ReactNode }) {
  return (
    <div className={styles.docs}>
      <div className={styles.side}>
        <site-docs-version data-version={DOCS_VERSIONS[0].name}>
          <VersionMenu locale={sidebar.content.locale} />
        </site-docs-version>
        <Sidebar {...sidebar} />
      </div>
      {children}
    </div>
  );
}
