import { browserTranslator } from '@/lib/i18n/browser-messages';
import type { SearchSource } from '@/lib/search/client/types';
import { NoResults, ResultContent, SearchStatus } from '../search-answer';
import { SearchBoxForm } from '../search-forms';
import { searchHref } from '../search-links';
import { LIST_ID, optionId, useSearchPanel } from './use-search-panel';

/** The search box with its panel: a combobox whose options are results, or recent searches while it is empty. */
export function SearchPanel({ source }: { source: SearchSource }) {
  const { locale } = source;
  const t = browserTranslator(locale);
  const panel = useSearchPanel(source);
  const { state, query, scope, options, hrefOf, activeIndex, isOpen, isBusy, field } = panel;
  const { runSearch, searchFor, close, leave, clearRecent } = panel;
  const context = t('search.context.docs');
  const links =
    scope === 'all'
      ? [{ scope, text: t('search.seeAll') }]
      : [
          { scope, text: t('search.seeWithin', { context }) },
          { scope: '-docs' as const, text: t('search.seeOutside', { context }) },
        ];

  return (
    <SearchBoxForm
      locale={locale}
      field={field}
      onSubmit={() => leave(query)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      {scope !== 'all' && <input type="hidden" name="ctx" value={scope} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the field */}
      <div className="search-panel" hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
        <SearchStatus locale={locale} state={state} isQuiet retry={runSearch} />
        {query === '' && options.length > 0 && (
          <div className="search-notice">
            <p>{t('search.recent')}</p>
            <button type="button" onClick={clearRecent}>
              {t('search.clearRecent')}
            </button>
          </div>
        )}
        <div
          role="listbox"
          id={LIST_ID}
          aria-label={t('search.results')}
          aria-busy={isBusy}
          hidden={options.length === 0}
        >
          {options.map(({ href, search, result }, index) => (
            <a
              // biome-ignore lint/suspicious/noArrayIndexKey: reusing elements by position is fast
              key={index}
              role="option"
              id={optionId(index)}
              aria-selected={index === activeIndex}
              tabIndex={-1}
              href={href}
              onClick={() => leave(search)}
            >
              {result ? <ResultContent result={result} /> : <span className="search-title">{search}</span>}
            </a>
          ))}
        </div>
        {state?.status === 'answered' && state.isComplete && state.total === 0 && (
          <NoResults locale={locale} suggestions={state.suggestions} hrefOf={hrefOf} onWord={searchFor} />
        )}
        {state && state.status !== 'loading' && (
          <div className="search-footer">
            {links.map((link) => (
              <a key={link.scope} href={searchHref(source, { query, scope: link.scope })} onClick={() => leave(query)}>
                {link.text}
              </a>
            ))}
          </div>
        )}
      </div>
    </SearchBoxForm>
  );
}
