import { DocLink } from '@/components/ui/doc-link';
import type { Locale } from '@/lib/locales';
import { routeToPath } from '@/lib/paths';
import styles from './pagination.module.css';

interface Target {
  route: string;
  label: string;
  /** The title of what is there. */
  title?: string;
}

interface PaginationProps {
  locale: Locale;
  label: string;
  newer: Target | undefined;
  older: Target | undefined;
}

/** The way to what was written after and before; nothing when there is neither. */
export function Pagination({ locale, label, newer, older }: PaginationProps) {
  if (!newer && !older) return null;
  return (
    <nav aria-label={label} className={styles.nav}>
      {newer && <TurnLink locale={locale} rel="prev" {...newer} />}
      {older && <TurnLink locale={locale} rel="next" {...older} />}
    </nav>
  );
}

function TurnLink({ locale, rel, route, label, title }: Target & { locale: Locale; rel: 'prev' | 'next' }) {
  return (
    <DocLink rel={rel} href={routeToPath(locale, route)} className={styles.link}>
      <span className={title && styles.label}>{label}</span>
      {title && <span className={styles.title}>{title}</span>}
    </DocLink>
  );
}
