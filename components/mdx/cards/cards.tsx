import type { ReactNode } from 'react';
import { ArticleLink } from '@/components/mdx/article/article-elements';
import type { Locale } from '@/lib/locales';
import styles from './cards.module.css';

/** A grid of links to further pages. */
export function Cards({ children }: { children?: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

interface CardProps {
  locale: Locale;
  title: string;
  href?: string;
  children?: ReactNode;
}

/** A title with a description. Only the title is the link, but its clickable area covers the card. */
export function Card({ locale, title, href, children }: CardProps) {
  const link = (
    <ArticleLink locale={locale} href={href}>
      {title}
    </ArticleLink>
  );
  return (
    <div className={styles.card}>
      <p className={styles.title}>{href ? link : title}</p>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
