import { getLocaleContent } from '@/lib/content/get-content.server';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';

/** Links to the top-level pages of the docs sidebar. */
export async function TopLevelDocs({ locale, className }: { locale: Locale; className?: string | undefined }) {
  const { sidebar } = await getLocaleContent(locale);
  return (
    <ul className={className}>
      {sidebar.map(
        (item) =>
          item.route !== null && (
            <li key={item.route}>
              <a href={routeToHref(locale, item.route)} lang={item.type === 'doc' ? item.lang : undefined}>
                {item.label}
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
