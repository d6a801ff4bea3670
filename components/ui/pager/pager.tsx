import type { Source } from '@/lib/content/model';
import { LOCALE_INFO, type Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import styles from './pager.module.css';

interface Target {
  label: string;
  route: string;
  /** The target page; its title is the link text, with the label above. Without it, the label is the link text. */
  source?: Source<{ title: string; sidebar_label?: string | undefined }>;
}

interface PagerProps {
  locale: Locale;
  label: string;
  previous: Target | undefined;
  next: Target | undefined;
}

/** Links to the previous and next pages in reading order. Renders nothing when there is neither. */
export function Pager({ locale, label, previous, next }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.pager} aria-label={label}>
      {previous && <PagerLink locale={locale} rel="prev" {...previous} />}
      {next && <PagerLink locale={locale} rel="next" {...next} />}
    </nav>
  );
}

function PagerLink({ locale, rel, label, route, source }: Target & { locale: Locale; rel: 'prev' | 'next' }) {
  const { title = label, sidebar_label } = source?.frontMatter ?? {};
  return (
    <a className={styles.link} rel={rel} href={routeToHref(locale, route)}>
      {source && <span className={`${styles.label} secondary`}>{label}</span>}{' '}
      <span
        className={styles.title}
        lang={source && source.locale !== locale ? LOCALE_INFO[source.locale].htmlLang : undefined}
      >
        {sidebar_label ?? title}
      </span>
    </a>
  );
}
