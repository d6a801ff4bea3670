import { getLocaleContent } from '@/lib/content/load.server';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';

/** List items with links to the top-level pages of the docs sidebar. */
export async function TopLevelDocs({ locale }: { locale: Locale }) {
  const { sidebar } = await getLocaleContent(locale);
  return sidebar.map(
    ({ route, label, lang }) =>
      route !== null && (
        <li key={route}>
          <a href={routeToHref(locale, route)} lang={lang}>
            {label}
          </a>
        </li>
      ),
  );
}
