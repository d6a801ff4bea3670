import { browserTranslator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import type { SearchResult } from '@/lib/search/query/present';
import { continuesPage, ResultContent } from './search-answer';

export const LIST_ID = 'search-results';
export const optionId = (index: number) => `search-option-${index}`;

interface OptionListProps {
  locale: Locale;
  /** The results; or recent searches, which have only the text that was searched. */
  options: readonly { href: string; search: string; result?: SearchResult | undefined }[];
  activeIndex: number;
  isBusy: boolean;
  /** Called with the `search` of the option that the reader follows. */
  onFollow: (search: string) => void;
}

/** The listbox of the panel. */
export function OptionList({ locale, options, activeIndex, isBusy, onFollow }: OptionListProps) {
  const label = browserTranslator(locale)('search.results');
  return (
    <div role="listbox" id={LIST_ID} aria-label={label} aria-busy={isBusy} hidden={options.length === 0}>
      {options.map(({ href, search, result }, index) => {
        const continues = continuesPage(result, options[index - 1]?.result);
        return (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: reusing elements by position is fast
            key={index}
            role="option"
            id={optionId(index)}
            aria-selected={index === activeIndex}
            className={continues ? 'search-continues' : undefined}
            tabIndex={-1}
            href={href}
            onClick={() => onFollow(search)}
          >
            {result ? (
              <ResultContent result={result} hidesTitle={continues} />
            ) : (
              <span className="phrases search-title">{search}</span>
            )}
          </a>
        );
      })}
    </div>
  );
}

/** Returns the index of the option that a key moves to in the ARIA combobox pattern; undefined for other keys. */
export function nextOption(key: string, active: number, last: number): number | undefined {
  if (key === 'ArrowDown') return active < last ? active + 1 : 0;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : last;
  if (active < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}
