import { DocLink } from '@/components/ui/doc-link';
import { translator } from '@/lib/i18n/messages';
import { LOCALE_INFO, type Locale } from '@/lib/locales';
import type { NeighborModel } from '@/lib/pages/page-models';
import { routeToPath } from '@/lib/paths';
import styles from './pager.module.css';

interface PagerProps {
  locale: Locale;
  previous: NeighborModel | undefined;
  next: NeighborModel | undefined;
}

/** The docs before and after, in reading order. */
export function Pager({ locale, previous, next }: PagerProps) {
  const t = translator(locale);
  return (
    <nav className={styles.pager} aria-label={t('docs.pager')}>
      {previous && <PagerLink locale={locale} rel="prev" label={t('docs.previous')} neighbor={previous} />}
      {next && <PagerLink locale={locale} rel="next" label={t('docs.next')} neighbor={next} />}
    </nav>
  );
}

interface PagerLinkProps {
  locale: Locale;
  rel: 'prev' | 'next';
  label: string;
  neighbor: NeighborModel;
}

function PagerLink({ locale, rel, label, neighbor }: PagerLinkProps) {
  const { route, label: title, textLocale } = neighbor;
  return (
    <DocLink className={styles.link} rel={rel} href={routeToPath(locale, route)}>
      <span className={styles.label}>{label}</span>{' '}
      <span className={styles.title} lang={textLocale === locale ? undefined : LOCALE_INFO[textLocale].htmlLang}>
        {title}
      </span>
    </DocLink>
  );
}
