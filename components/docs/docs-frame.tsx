import type { ReactNode } from 'react';
import type { SidebarModel } from '@/lib/pages/page-models';
import styles from './docs-frame.module.css';
import { Sidebar } from './sidebar';
import { VersionMenu } from './version-menu';

interface DocsFrameProps {
  sidebar: SidebarModel;
  children: ReactNode;
}

/**
 * A doc or category with the sidebar beside it. No layout of Next's: those don't know their page, and would hand the whole
 * tree to each for the browser to choose from.
 */
export function DocsFrame({ sidebar, children }: DocsFrameProps) {
  return (
    <div className={styles.docs}>
      <div className={styles.side}>
        <VersionMenu locale={sidebar.locale} />
        <Sidebar {...sidebar} />
      </div>
      {children}
    </div>
  );
}
