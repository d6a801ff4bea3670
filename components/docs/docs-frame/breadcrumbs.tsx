import type { Crumb } from '@/lib/content/navigation';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import styles from './docs-frame.module.css';

interface BreadcrumbsProps {
  locale: Locale;
  crumbs: readonly Crumb[];
  current: string;
  /** The language of the current page's label, if it differs from the site's. */
  lang?: string | undefined;
}

/** The breadcrumb trail from the home page to the current page. */
export function Breadcrumbs({ locale, crumbs, current, lang }: BreadcrumbsProps) {
  const t = translator(locale);
  const path = [{ label: t('docs.home'), route: '/' }, ...crumbs];
  return (
    <nav className={`${styles.breadcrumbs} secondary`} aria-label={t('docs.breadcrumbs')}>
      <ol>
        {path.map(({ label, route }) => (
          <li key={label}>{route ? <a href={routeToHref(locale, route)}>{label}</a> : label}</li>
        ))}
        <li aria-current="page" lang={lang}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
