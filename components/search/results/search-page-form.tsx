import type { ChangeEvent, ComponentProps } from 'react';
import { browserTranslator } from '@/lib/i18n/browser-messages';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import { DOCS_VERSIONS } from '@/lib/site';
import { SearchField } from '../search-field';

const SCOPES = ['all', 'docs', 'blog', 'pages', '-docs'] as const;

export interface SearchPageFormProps extends ComponentProps<'form'> {
  locale: Locale;
  field?: ComponentProps<'input'>;
  /** Value of each choice, and what is called when the reader makes another; absent in the fallback. */
  choices?: { ctx: string; version: string; onChange: (event: ChangeEvent<HTMLSelectElement>) => void };
}

/** The results page's field and choices, the same in the fallback and in the island. */
export function SearchPageForm({ locale, field, choices, ...form }: SearchPageFormProps) {
  const t = browserTranslator(locale);
  return (
    <form className="search-page-form" action={routeToHref(locale, '/search')} {...form}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: SearchField is one */}
      <label className="search-query">
        <span className="visually-hidden">{t('search.label')}</span>
        <SearchField placeholder={t('search.hint')} {...field} />
      </label>
      <label className="search-choice">
        <span>{t('search.context.label')}</span>
        <select name="ctx" value={choices?.ctx} onChange={choices?.onChange}>
          {SCOPES.map((scope) => (
            <option key={scope} value={scope === 'all' ? '' : scope}>
              {t(`search.context.${scope}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="search-choice">
        <span>{t('search.version.label')}</span>
        <select name="version" value={choices?.version} onChange={choices?.onChange}>
          {DOCS_VERSIONS.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}
