import type { ComponentProps } from 'react';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import styles from './scroll-table.module.css';

/**
 * A table that scrolls inside itself; the article's behavior makes it focusable when it is too wide. Like every element
 * whose attributes that behavior sets, perhaps before React comes, it tells React not to warn of them.
 */
export function ScrollTable({ locale, ...props }: ComponentProps<'table'> & { locale: Locale }) {
  return (
    <div suppressHydrationWarning className={styles.scroll} data-scroll={translate(locale, 'mdx.tableLabel')}>
      <table {...props} className={styles.table} />
    </div>
  );
}
