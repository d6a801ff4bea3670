/**
 * The forms of the search box and of the results page. Fallbacks and islands share them, so that mounting moves
 * nothing.
 */
import type { ChangeEvent, ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';
import { browserTranslator } from '@/lib/i18n/browser-messages';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import { DOCS_VERSIONS } from '@/lib/site';

const SCOPES = ['all', 'docs', 'blog', 'pages', '-docs'] as const;

interface SearchBoxFormProps extends ComponentProps<'form'> {
  locale: Locale;
  field?: ComponentProps<'input'>;
}

/** The search box in the header; its children are the panel. Without the island, it submits to the results page. */
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

export interface SearchPageFormProps extends SearchBoxFormProps {
  /** Values and change handler of the selects; absent in the fallback. */
  choices?: { ctx: string; version: string; onChange: (event: ChangeEvent<HTMLSelectElement>) => void };
}

/** The field and the selects of the results page. */
export function SearchPageForm({ locale, field, choices, ...form }: SearchPageFormProps) {
  const t = browserTranslator(locale);
  const contexts = SCOPES.map((scope) => ({ name: scope === 'all' ? '' : scope, label: t(`search.context.${scope}`) }));
  const selects = [
    { name: 'ctx', label: t('search.context.label'), value: choices?.ctx, options: contexts },
    { name: 'version', label: t('search.version.label'), value: choices?.version, options: DOCS_VERSIONS },
  ];
  return (
    <form className="search-page-form" action={routeToHref(locale, '/search')} {...form}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: SearchField renders an input */}
      <label className="search-query">
        <span className="visually-hidden">{t('search.label')}</span>
        <SearchField placeholder={t('search.hint')} {...field} />
      </label>
      {selects.map(({ name, label, value, options }) => (
        <label key={name} className="search-choice">
          <span>{label}</span>
          <select name={name} value={value} onChange={choices?.onChange}>
            {options.map((option) => (
              <option key={option.name} value={option.name}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </form>
  );
}

function SearchField(props: ComponentProps<'input'>) {
  return (
    <>
      <Icon name="search" />
      <input
        type="search"
        name="q"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={4096}
        {...props}
      />
    </>
  );
}
