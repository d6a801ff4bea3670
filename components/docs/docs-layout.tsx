import type { ReactNode } from 'react';
import { getLocaleContent } from '@/lib/content/get-content.node';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import styles from './docs-layout.module.css';
import { toSidebarNode } from './sidebar-node';
import { SidebarTree } from './sidebar-tree.client';
import { VersionMenu } from './version-menu';

/** What all docs and categories share: the sidebar beside them. */
export async function DocsLayout({ locale, children }: { locale: Locale; children: ReactNode }) {
  const t = translator(locale);
  const { sidebar } = await getLocaleContent(locale);
  return (
    <div className={styles.docs}>
      <div className={styles.side}>
        <VersionMenu locale={locale} />
        <SidebarTree
          locale={locale}
          nodes={sidebar.map(toSidebarNode)}
          label={t('docs.sidebar')}
          groupLabel={t('docs.toggleGroup', { name: '{name}' })}
        />
      </div>
      {children}
    </div>
  );
}
