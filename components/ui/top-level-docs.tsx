import type { ReactNode } from 'react';
import { getLocaleContent } from '@/lib/content/load.server';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';

interface TopLevelDocsProps {
  locale: Locale;
  className?: string | undefined;
  /** Items that follow. */
  children?: ReactNode;
}

/** Links to the top-level pages of the docs sidebar. */
export async function TopLevelDocs({ locale, className, children }: TopLevelDocsProps) {
  const { sidebar } = await getLocaleContent(locale);
  return (
    <ul className={className}>
      {sidebar.map(
        (item) =>
          item.route !== null && (
            <li key={item.route}>
              <a href={routeToHref(locale, item.route)} lang={item.lang}>
                {item.label}
              </a>
            </li>
          ),
      )}
      {children}
    </ul>
  );
}
