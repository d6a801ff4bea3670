'use client';

import { usePathname } from 'next/navigation';
import { LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import { pathToRoute, routeToHref } from '@/lib/paths';
import styles from './language-links.module.css';

interface LanguageLinksProps {
  locale: Locale;
  label: string;
  /** The page that the links lead to, when not the one that is shown. */
  route?: string | undefined;
}

/** The page that is shown, in each language; `keep-place.ts` adds query and section to the one that is followed. */
export function LanguageLinks({ locale, label, route }: LanguageLinksProps) {
  const shown = pathToRoute(usePathname()).route;
  return (
    <ul className={styles.links} aria-label={label}>
      {LOCALES.map((one) => (
        <li key={one}>
          <a
            href={routeToHref(one, route ?? shown)}
            hrefLang={LOCALE_INFO[one].htmlLang}
            lang={LOCALE_INFO[one].htmlLang}
            aria-current={one === locale ? 'true' : undefined}
            data-keep-place={route === undefined ? '' : undefined}
          >
            {LOCALE_INFO[one].label}
          </a>
        </li>
      ))}
    </ul>
  );
}
