import type { ReactNode } from 'react';
import { DocLink } from '@/components/ui/doc-link.client';
import { getLocaleContent } from '@/lib/content/get-content.node';
import type { SidebarItem } from '@/lib/content/model';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { routeToPath } from '@/lib/paths';

/** What all docs and categories share: the sidebar beside them. */
export async function DocsLayout({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { sidebar } = await getLocaleContent(locale);
  return (
    <>
      <nav aria-label={translate(locale, 'docs.sidebar')}>
        <SidebarItems locale={locale} items={sidebar} />
      </nav>
      {children}
    </>
  );
}

function SidebarItems({ locale, items }: { locale: Locale; items: readonly SidebarItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.label}>
          {item.type === 'doc' ? (
            <DocLink href={routeToPath(locale, item.route)}>{item.label}</DocLink>
          ) : (
            <details open>
              <summary>{item.label}</summary>
              <SidebarItems locale={locale} items={item.items} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
