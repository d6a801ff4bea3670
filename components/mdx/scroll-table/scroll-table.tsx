import type { ComponentProps } from 'react';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import styles from './scroll-table.module.css';

/** A table that scrolls horizontally when it is wider than the text. */
export function ScrollTable({ locale, ...props }: ComponentProps<'table'> & { locale: Locale }) {
  return (
    <site-scroll-region className={styles.scroll} data-scroll={translate(locale, 'mdx.tableLabel')}>
      <table {...props} className={styles.table} />
    </site-scroll-region>
  );
}
