import { Icon } from '@/components/ui/icon';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import styles from './search-slot.module.css';

/** The search box's place in the bar. */
export function SearchSlot({ locale }: { locale: Locale }) {
  return (
    <div className={styles.slot}>
      <a className={styles.link} href={routeToHref(locale, '/search')}>
        <Icon name="search" />
        <span>{translate(locale, 'search.label')}</span>
      </a>
    </div>
  );
}
