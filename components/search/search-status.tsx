import { browserTranslator } from '@/lib/i18n/browser-messages';
import type { Locale } from '@/lib/locales';
import type { SearchState } from '@/lib/search/client/types';

interface SearchStatusProps {
  locale: Locale;
  /** Undefined when there is no search. */
  state: SearchState | undefined;
  /** Replaces the number of results. */
  text?: string | undefined;
  /** Whether the number of results is only announced by screen readers. */
  isQuiet?: boolean;
  retry: () => void;
}

/** Shows the state of a search: loading, the number of results, or an error with a retry button. */
export function SearchStatus({ locale, state, text, isQuiet = false, retry }: SearchStatusProps) {
  const t = browserTranslator(locale);
  const isLoading = state?.status === 'loading';
  const lacksMatches = state?.status === 'answered' && (state.total === 0 || state.unmatched.length > 0);
  const message = text ?? (isLoading ? t('search.loading') : answerText());
  return (
    <>
      <p
        role="status"
        className={message === '' || (isQuiet && !isLoading && !lacksMatches) ? 'visually-hidden' : undefined}
      >
        {message}
      </p>
      {isLoading && <progress aria-label={t('search.loading')} />}
      {state?.status === 'failed' && (
        <div className="search-notice">
          <p role="alert">{t(`search.failed.${state.failure}`)}</p>
          {/* After a deployment, only a reload gets the addresses of the new index. */}
          <button type="button" onClick={state.failure === 'outdated' ? () => location.reload() : retry}>
            {t('part.retry')}
          </button>
        </div>
      )}
    </>
  );

  function answerText(): string {
    if (state?.status !== 'answered') return '';
    const { total, isComplete, unmatched } = state;
    if (total === 0) return t(isComplete ? 'search.none' : 'search.loading');
    if (unmatched.length > 0) return t('search.unmatched', { words: unmatched.map((word) => `“${word}”`).join(' ') });
    return total === 1 ? t('search.countOne', { count: 1 }) : t('search.count', { count: total });
  }
}
