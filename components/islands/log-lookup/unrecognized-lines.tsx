import { maskPrivate, PLACEHOLDERS } from '@/lib/logs/mask-private';
import { messageOf } from '@/lib/logs/match-messages';
import type { Translate } from '../create-translate';

const MAX_LINES = 5;
const MAX_LINE_LENGTH = 200;
const MAX_QUERY_LENGTH = 80;

interface UnrecognizedLinesProps {
  lines: readonly string[];
  t: Translate<'unrecognized' | 'unrecognizedHint' | 'faq' | 'newTab' | 'more'>;
  searchHref: string;
  faqHref: string;
}

/** Lines that neither have a level nor a page, as links to a search for each. The log stays in this tab. */
export function UnrecognizedLines({ lines, t, searchHref, faqHref }: UnrecognizedLinesProps) {
  const newTab = <span className="visually-hidden"> {t('newTab')}</span>;
  return (
    <section aria-label={t('unrecognized')}>
      <p className="island-title">{t('unrecognized')}</p>
      <p>
        {t('unrecognizedHint')}{' '}
        <a href={faqHref} target="_blank" rel="noopener">
          {t('faq')}
          {newTab}
        </a>
      </p>
      <ul className="island-list">
        {lines.slice(0, MAX_LINES).map((line) => (
          <li key={line}>
            <a href={`${searchHref}?q=${encodeURIComponent(queryOf(line))}`} target="_blank" rel="noopener">
              <code>{line.slice(0, MAX_LINE_LENGTH)}</code>
              {newTab}
            </a>
          </li>
        ))}
      </ul>
      {lines.length > MAX_LINES && <p>{t('more', { count: lines.length - MAX_LINES })}</p>}
    </section>
  );
}

/** Returns the words to search for, without private values, because the address of the search page contains them. */
function queryOf(line: string): string {
  const words = maskPrivate(messageOf(line)).replace(PLACEHOLDERS, ' ');
  const text = words.replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY_LENGTH);
  // A lone surrogate can't be part of an address.
  return text.replace(/\p{Surrogate}/gu, '');
}
