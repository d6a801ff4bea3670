import { Icon } from '@/components/ui/icon';
import type { Doc } from '@/lib/content/model';
import { formatDate, translator } from '@/lib/i18n/messages';
import { LOCALE_INFO } from '@/lib/locales';
import { encodeRoute, fileToHref, issueUrl, markdownAlternateToFile, routeToUrl } from '@/lib/paths';
import { DOCUMENTED_VERSION, SITE } from '@/lib/site';
import styles from './doc-page.module.css';

/** Links to edit the page, report a problem, and view or copy its Markdown; the version it describes and its last update. */
export function DocFooter({ doc, updated }: { doc: Doc; updated: Date | undefined }) {
  const { locale, route, source } = doc;
  const t = translator(locale);
  // An untranslated page links to the Markdown of the original.
  const href = fileToHref(markdownAlternateToFile(source.locale, route));
  const problemText = t('docs.problemText', {
    url: routeToUrl(locale, route),
    language: LOCALE_INFO[source.locale].label,
    version: DOCUMENTED_VERSION,
  });
  return (
    <footer className={`${styles.footer} secondary`}>
      <div className={styles.actions} data-noprint="">
        <a className={styles.action} href={`${SITE.editUrl}${encodeRoute(source.file)}`}>
          <Icon name="edit" />
          {t('docs.edit')}
        </a>
        <a className={styles.action} href={issueUrl(source.frontMatter.title, problemText)}>
          <Icon name="report" />
          {t('docs.problem')}
        </a>
        <span>{t('footer.qq', { number: SITE.community.qqGroup })}</span>
        <a className={styles.action} href={href} type="text/markdown">
          <Icon name="text" />
          {t('docs.viewMarkdown')}
        </a>
        <site-copy-markdown
          data-href={href}
          data-copied={t('docs.markdownCopied')}
          data-failed={t('docs.markdownFailed')}
        >
          <button type="button" className={`${styles.action} needs-script`}>
            <Icon name="copy" />
            {t('docs.copyMarkdown')}
          </button>
          <span role="status" />
        </site-copy-markdown>
      </div>
      <p>
        {t('docs.describes', { version: DOCUMENTED_VERSION })}
        {updated && (
          <>
            {' · '}
            <time dateTime={updated.toISOString()}>{t('docs.updated', { date: formatDate(locale, updated) })}</time>
          </>
        )}
      </p>
    </footer>
  );
}
