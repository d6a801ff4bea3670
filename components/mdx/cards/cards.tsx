import type { ReactNode } from 'react';
import { ArticleLink } from '@/components/mdx/article/article-link';
import type { Locale } from '@/lib/locales';
import styles from './cards.module.css';

/** Ways to go on, side by side where there is room. */
export function Cards({ children }: { children?: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

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
