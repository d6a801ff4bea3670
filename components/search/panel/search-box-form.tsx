import type { ComponentProps, ReactNode } from 'react';
import { browserTranslator } from '@/lib/i18n/browser-messages';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import { SearchField } from '../search-field';

interface SearchBoxFormProps extends Omit<ComponentProps<'form'>, 'children'> {
  locale: Locale;
  field?: ComponentProps<'input'>;
  /** The panel. */
  children?: ReactNode;
}

/** The search box in the bar, the same in the fallback and in the island. By itself it leads to the results page. */
export function SearchBoxForm({ locale, field, children, ...form }: SearchBoxFormProps) {
  const t = browserTranslator(locale);
  return (
    <form className="search-box" action={routeToHref(locale, '/search')} data-search="" {...form}>
      <SearchField
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded={false}
        aria-autocomplete="list"
        placeholder={t('search.placeholder')}
        {...field}
      />
      <span aria-hidden="true">/</span>
      {children}
    </form>
  );
}
