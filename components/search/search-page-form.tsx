import { Icon } from '@/components/ui/icon';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { SEARCH_FIELD } from './search-field';
import styles from './search-page.module.css';
import { searchPageWordsOf } from './search-words-of';

/** The search page's field and choices. */
export function SearchPageForm({ locale }: { locale: Locale }) {
  const t = translator(locale);
  const { scopes } = searchPageWordsOf(locale);
  return (
    <form className={styles.form} action={routeToHref(locale, '/search')}>
      <label className={styles.query}>
        <Icon name="search" />
        <span className="visually-hidden">{t('search.label')}</span>
        <input {...SEARCH_FIELD} placeholder={t('search.hint')} />
      </label>
      <label className={styles.choice}>
        <span>{t('search.context.label')}</span>
        <select name="ctx" suppressHydrationWarning>
          {Object.entries(scopes).map(([scope, label]) => (
            <option key={scope} value={scope === 'all' ? '' : scope}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        <span>{t('search.version.label')}</span>
        <select name="version" suppressHydrationWarning>
          {SITE.docsVersions.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}
