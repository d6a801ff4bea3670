import { Icon } from '@/components/ui/icon';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { searchSource } from '@/lib/pages/search-source.node';
import { routeToHref } from '@/lib/paths';
import { ScriptMount } from './script-mount';
import styles from './search-box.module.css';
import { SEARCH_FIELD } from './search-field';
import { searchWordsOf } from './search-words-of';

/** The search box in the bar. Without script it is a form that leads to the search page; `start-search.ts` brings it to life. */
export async function SearchBox({ locale }: { locale: Locale }) {
  const label = translate(locale, 'search.label');
  return (
    <form
      className={styles.box}
      action={routeToHref(locale, '/search')}
      data-search=""
      data-source={await searchSource(locale)}
      data-words={JSON.stringify(searchWordsOf(locale))}
    >
      <Icon name="search" />
      <input
        {...SEARCH_FIELD}
        role="combobox"
        aria-label={label}
        aria-expanded="false"
        aria-autocomplete="list"
        placeholder={translate(locale, 'search.placeholder')}
      />
      <span aria-hidden="true">/</span>
      <ScriptMount />
    </form>
  );
}
