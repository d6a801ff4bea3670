import { Icon } from '@/components/ui/icon';
import type { Doc } from '@/lib/content/model';
import { formatDate } from '@/lib/i18n/format';
import { translator } from '@/lib/i18n/messages';
import { encodeRoute } from '@/lib/paths';
import { SITE } from '@/lib/site';
import styles from './doc-footer.module.css';

/** How to improve a page, and how fresh it is. */
export function DocFooter({ doc: { locale, source }, updated }: { doc: Doc; updated: Date | undefined }) {
  const t = translator(locale);
  return (
    <footer className={styles.footer}>
      <a className={styles.edit} href={`${SITE.editUrl}${encodeRoute(source.file)}`} data-noprint="">
        <Icon name="edit" />
        {t('docs.edit')}
      </a>
      {updated && (
        <p>
          <time dateTime={updated.toISOString()}>{t('docs.updated', { date: formatDate(locale, updated) })}</time>
        </p>
      )}
    </footer>
  );
}
