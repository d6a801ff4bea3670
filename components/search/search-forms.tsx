/**
 * The forms of the search box and of the results page. Fallbacks and islands share them, so that mounting moves
 * nothing.
 */
import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';
import { browserTranslator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import { DOCS_VERSIONS } from '@/lib/site';
import { SCOPES, type SearchAddress } from './search-links';

interface SearchFieldProps extends ComponentProps<'input'> {
  /** Called after each change of the text, but not during a composition of an input method. */
  onText?: () => void;
}

interface SearchBoxFormProps extends ComponentProps<'form'> {
  locale: Locale;
  field?: SearchFieldProps;
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

interface SearchPageFormProps extends SearchBoxFormProps {
  /** The values of the selects; absent in the fallback. */
  address?: SearchAddress;
  /** Called with the name of the select and the chosen value. */
  onChoice?: (name: string, value: string) => void;
}

/** The field and the selects of the results page. */
export function SearchPageForm({ locale, field, address, onChoice, ...form }: SearchPageFormProps) {
  const t = browserTranslator(locale);
  const scopes = SCOPES.map((scope) => ({ name: scope, label: t(`search.context.${scope}`) }));
  const selects = [
    { name: 'ctx', label: t('search.context.label'), value: address?.scope, options: scopes },
    // React selects the first option, the current version, when none has the value.
    ...(DOCS_VERSIONS.length > 1
      ? [{ name: 'version', label: t('search.version.label'), value: address?.version, options: DOCS_VERSIONS }]
      : []),
  ];
  return (
    <form className="row search-page-form" action={routeToHref(locale, '/search')} {...form}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: SearchField renders an input */}
      <label className="search-query">
        <span className="visually-hidden">{t('search.label')}</span>
        <SearchField placeholder={t('search.hint')} {...field} />
      </label>
      {selects.map(({ name, label, value, options }) => (
        <label key={name} className="search-choice">
          <span>{label}</span>
          <select name={name} value={value} onChange={(event) => onChoice?.(name, event.target.value)}>
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

function SearchField({ onText, ...input }: SearchFieldProps) {
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
        onInput={({ nativeEvent }) => {
          if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) onText?.();
        }}
        onCompositionEnd={onText}
        {...input}
      />
    </>
  );
}
