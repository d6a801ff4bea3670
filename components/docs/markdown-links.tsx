import { Icon } from '@/components/ui/icon';
import type { Doc } from '@/lib/content/model';
import { translator } from '@/lib/i18n/messages';
import { markdownTwinToHref } from '@/lib/paths';
import styles from './doc-footer.module.css';

/** The page as plain Markdown, to read or to take along. A fallback's twin is that of the original. */
export function MarkdownLinks({ doc: { locale, route, source } }: { doc: Doc }) {
  const t = translator(locale);
  const href = markdownTwinToHref(source.locale, route);
  return (
    <>
      <a className={styles.action} href={href} type="text/markdown">
        <Icon name="text" />
        {t('docs.viewMarkdown')}
      </a>
      <button
        type="button"
        className={`${styles.action} needs-script`}
        data-action="copy-markdown"
        data-href={href}
        data-copied={t('docs.markdownCopied')}
        data-failed={t('docs.markdownFailed')}
      >
        <Icon name="copy" />
        {t('docs.copyMarkdown')}
      </button>
      <span role="status" />
    </>
  );
}
