import type { ReactNode } from 'react';
import { ArticleLink } from '@/components/mdx/article/article-elements';
import type { Locale } from '@/lib/locales';
import styles from './blocks.module.css';

interface BlockProps {
  children?: ReactNode;
}

/** A grid of links to further pages. */
export function Cards({ children }: BlockProps) {
  return <div className={styles.cards}>{children}</div>;
}

interface CardProps extends BlockProps {
  locale: Locale;
  title: string;
  href?: string;
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

interface DetailsProps extends BlockProps {
  id?: string;
  summary: string;
}

export function Details({ id, summary, children }: DetailsProps) {
  return (
    <details id={id} className={styles.details}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.folded}>{children}</div>
    </details>
  );
}

/** A numbered list with prominent numbers. */
export function Steps({ children }: BlockProps) {
  return <div className={styles.steps}>{children}</div>;
}
