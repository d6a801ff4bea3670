import { DocLink } from '@/components/ui/doc-link';
import { getLocaleContent } from '@/lib/content/get-content.node';
import type { Locale } from '@/lib/locales';
import { routeToPath } from '@/lib/paths';

/** Links to the parts of the docs, as the sidebar has them. */
export async function DocsParts({ locale, className }: { locale: Locale; className?: string | undefined }) {
  const { sidebar } = await getLocaleContent(locale);
  return (
    <ul className={className}>
      {sidebar.map(
        ({ label, route }) =>
          route && (
            <li key={route}>
              <DocLink href={routeToPath(locale, route)}>{label}</DocLink>
            </li>
          ),
      )}
    </ul>
  );
}
