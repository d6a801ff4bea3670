import { DocLink } from '@/components/ui/doc-link.client';
import { getLocaleContent } from '@/lib/content/get-content.node';
import type { Category, SidebarItem } from '@/lib/content/model';
import { itemsOfCategory } from '@/lib/content/navigation';
import { DEFAULT_LOCALE, LOCALE_INFO, type Locale } from '@/lib/locales';
import { routeToPath } from '@/lib/paths';

/** What a folder of docs contains. */
export async function CategoryPage({ category }: { category: Category }) {
  const { locale, label, originalLabel, description } = category;
  const items = itemsOfCategory(await getLocaleContent(locale), category);
  return (
    <main id="main" tabIndex={-1}>
      <h1>{label}</h1>
      {locale !== DEFAULT_LOCALE && <p lang={LOCALE_INFO[DEFAULT_LOCALE].htmlLang}>{originalLabel}</p>}
      <p>{description}</p>
      <CategoryItems locale={locale} items={items} />
    </main>
  );
}

function CategoryItems({ locale, items }: { locale: Locale; items: readonly SidebarItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.type === 'doc' ? item.id : item.folder}>
          {item.type === 'doc' ? (
            <DocLink href={routeToPath(locale, item.route)}>{item.label}</DocLink>
          ) : (
            <>
              {item.label}
              <CategoryItems locale={locale} items={item.items} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
