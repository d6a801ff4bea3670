import type { ReactNode } from 'react';
import { Sidebar, type SidebarProps } from '@/components/docs/sidebar/sidebar';
import { Menu } from '@/components/ui/menu';
import type { Crumb } from '@/lib/content/navigation';
import { translate, translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import { DOCS_VERSIONS } from '@/lib/site';
import styles from './docs-frame.module.css';

const [CURRENT_VERSION] = DOCS_VERSIONS;

/** The docs sidebar with a page beside it. Not a layout, because Next's layouts don't know the route of their page. */
export function DocsFrame({ children, ...sidebar }: SidebarProps & { children: ReactNode }) {
  return (
    <div className={styles.docs}>
      <div className={styles.side}>
        <site-docs-version data-version={CURRENT_VERSION.name}>
          {DOCS_VERSIONS.length > 1 && <VersionMenu locale={sidebar.content.locale} />}
        </site-docs-version>
        <Sidebar {...sidebar} />
      </div>
      {children}
    </div>
  );
}

function VersionMenu({ locale }: { locale: Locale }) {
  return (
    <Menu id="docs-version" label={`${translate(locale, 'docs.version')}: ${CURRENT_VERSION.label}`}>
      <ul>
        {DOCS_VERSIONS.map((version) => (
          <li key={version.name}>
            <a
              href={routeToHref(locale, `${version.route}/intro`)}
              aria-current={version === CURRENT_VERSION ? 'true' : undefined}
            >
              {version.label}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

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
