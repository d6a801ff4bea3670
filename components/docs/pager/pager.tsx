import { DocLink } from '@/components/ui/doc-link';
import type { Doc } from '@/lib/content/model';
import { translator } from '@/lib/i18n/messages';
import { LOCALE_INFO, type Locale } from '@/lib/locales';
import { routeToPath } from '@/lib/paths';
import styles from './pager.module.css';

interface PagerProps {
  locale: Locale;
  previous?: Doc | undefined;
  next?: Doc | undefined;
}

/** The docs before and after, in reading order. */
export function Pager({ locale, previous, next }: PagerProps) {
  const t = translator(locale);
  return (
    <nav className={styles.pager} aria-label={t('docs.pager')}>
      {previous && <PagerLink locale={locale} rel="prev" label={t('docs.previous')} doc={previous} />}
      {next && <PagerLink locale={locale} rel="next" label={t('docs.next')} doc={next} />}
    </nav>
  );
}

interface PagerLinkProps {
  locale: Locale;
  rel: 'prev' | 'next';
  label: string;
  doc: Doc;
}

function PagerLink({ locale, rel, label, doc: { route, source } }: PagerLinkProps) {
  const { title, sidebar_label } = source.frontMatter;
  return (
    <DocLink className={styles.link} rel={rel} href={routeToPath(locale, route)}>
      <span className={styles.label}>{label}</span>{' '}
      <span className={styles.title} lang={source.locale === locale ? undefined : LOCALE_INFO[source.locale].htmlLang}>
        {sidebar_label ?? title}
      </span>
    </DocLink>
  );
}
