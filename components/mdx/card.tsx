import type { ReactNode } from 'react';
import type { Locale } from '@/lib/locales';
import { ArticleLink } from './article-link';
import styles from './cards.module.css';

interface CardProps {
  locale: Locale;
  title: string;
  href?: string;
  children?: ReactNode;
}

/** A title with a sentence; the title alone is the link, its area the whole card. */
export function Card({ locale, title, href, children }: CardProps) {
  return (
    <div className={styles.card}>
      <p className={styles.title}>
        {href ? (
          <ArticleLink locale={locale} href={href}>
            {title}
          </ArticleLink>
        ) : (
          title
        )}
      </p>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
