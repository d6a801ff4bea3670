import { Icon } from '@/components/ui/icon';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import { readManifest } from '@/lib/search/manifest.node';
import { ScriptMount } from './script-mount';
import styles from './search-box.module.css';
import { SEARCH_FIELD } from './search-field';
import { searchSourceOf } from './search-source-of';
import { searchWordsOf } from './search-words-of';

/** The search box in the bar. Without script it is a form that leads to the search page; `start-search.ts` brings it to life. */
export async function SearchBox({ locale }: { locale: Locale }) {
  const label = translate(locale, 'search.label');
  const source = searchSourceOf(locale, await readManifest(process.cwd(), locale));
  return (
    <form
      className={styles.box}
      action={routeToHref(locale, '/search')}
      data-search=""
      data-source={JSON.stringify(source)}
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
