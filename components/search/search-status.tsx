import { browserTranslator } from '@/lib/i18n/browser-messages';
import type { Locale } from '@/lib/locales';
import type { SearchState } from '@/lib/search/client/types';

interface SearchStatusProps {
  locale: Locale;
  /** Undefined while nothing is asked. */
  state: SearchState | undefined;
  /** In place of how many results there are. */
  text?: string | undefined;
  /** The number of results is heard and not seen. */
  isQuiet?: boolean;
  retry: () => void;
}

/** Says how a search is doing: loading, failed with a button to try again, how many results. */
export function SearchStatus({ locale, state, text, isQuiet = false, retry }: SearchStatusProps) {
  const t = browserTranslator(locale);
  const isLoading = state?.status === 'loading';
  const isShort = state?.status === 'answered' && (state.total === 0 || state.unmatched.length > 0);
  const said = text ?? (isLoading ? t('search.loading') : answerText());
  return (
    <>
      <p role="status" className={said === '' || (isQuiet && !isLoading && !isShort) ? 'visually-hidden' : undefined}>
        {said}
      </p>
      {isLoading && <progress aria-label={t('search.loading')} />}
      {state?.status === 'failed' && (
        <div className="search-notice">
          <p role="alert">{t(`search.failed.${state.failure}`)}</p>
          {/* A newer site can't be searched from an old page. */}
          <button type="button" onClick={state.failure === 'outdated' ? () => location.reload() : retry}>
            {t('part.retry')}
          </button>
        </div>
      )}
    </>
  );

  function answerText(): string {
    if (state?.status !== 'answered') return '';
    const { total, complete, unmatched } = state;
    if (total === 0) return t(complete ? 'search.none' : 'search.loading');
    if (unmatched.length > 0) return t('search.unmatched', { words: unmatched.map((word) => `“${word}”`).join(' ') });
    return total === 1 ? t('search.countOne', { count: 1 }) : t('search.count', { count: total });
  }
}
