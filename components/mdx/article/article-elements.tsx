import type { ComponentProps } from 'react';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { resolveHref, withBasePath } from '@/lib/paths';
import styles from './article-table.module.css';

type Localized<Props> = Props & { locale: Locale };

/** A link in an article, with the locale prefix and the base path. */
export function ArticleLink({ locale, href = '', ...props }: Localized<ComponentProps<'a'>>) {
  return <a {...props} href={resolveHref(locale, href)} />;
}

/** An inline image. The compiler has checked its alternative text, size and file. */
export function ArticleImage({ src, alt = '', ...props }: ComponentProps<'img'>) {
  // biome-ignore lint/performance/noImgElement: a static export has no image service
  return <img {...props} src={withBasePath(`${src}`)} alt={alt} />;
}

/** A table that scrolls horizontally when it is wider than the text. */
export function ArticleTable({ locale, ...props }: Localized<ComponentProps<'table'>>) {
  return (
    <site-scroll-region data-scroll={translate(locale, 'mdx.tableLabel')}>
      <table {...props} className={styles.table} />
    </site-scroll-region>
  );
}

export function TaskCheckbox({ locale, checked = false }: Localized<ComponentProps<'input'>>) {
  const name = translate(locale, checked ? 'mdx.taskDone' : 'mdx.taskOpen');
  return <input type="checkbox" checked={checked} disabled readOnly aria-label={name} />;
}
