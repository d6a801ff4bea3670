import { Icon } from '@/components/ui/icon';
import type { Doc } from '@/lib/content/model';
import { formatDate } from '@/lib/i18n/format';
import { translator } from '@/lib/i18n/messages';
import { encodeRoute } from '@/lib/paths';
import { SITE } from '@/lib/site';
import styles from './doc-footer.module.css';
import { MarkdownLinks } from './markdown-links';

/** How to improve a page, and how fresh it is. */
export function DocFooter({ doc, updated }: { doc: Doc; updated: Date | undefined }) {
  const { locale, source } = doc;
  const t = translator(locale);
  return (
    <footer className={styles.footer}>
      <div className={styles.actions} data-noprint="">
        <a className={styles.action} href={`${SITE.editUrl}${encodeRoute(source.file)}`}>
          <Icon name="edit" />
          {t('docs.edit')}
        </a>
        <MarkdownLinks doc={doc} />
      </div>
      {updated && (
        <p>
          <time dateTime={updated.toISOString()}>{t('docs.updated', { date: formatDate(locale, updated) })}</time>
        </p>
      )}
    </footer>
  );
}
