import { Breadcrumbs, DocsFrame } from '@/components/docs/docs-frame/docs-frame';
import { listedHeadings, Toc } from '@/components/docs/toc/toc';
import { Article } from '@/components/mdx/article/article';
import { Icon } from '@/components/ui/icon';
import { JsonLd } from '@/components/ui/json-ld';
import { Pager } from '@/components/ui/pager/pager';
import { TranslationNotice } from '@/components/ui/translation-notice';
import { updateTimes } from '@/lib/content/last-updated.server';
import type { Doc, LocaleContent } from '@/lib/content/model';
import { breadcrumbsOf, neighborsOf } from '@/lib/content/navigation';
import { formatDate, translator } from '@/lib/i18n/messages';
import { LOCALE_INFO } from '@/lib/locales';
import { compileMdx } from '@/lib/mdx/compile.server';
import { encodeRoute, fileToHref, issueUrl, markdownAlternateToFile, routeToUrl } from '@/lib/paths';
import { docJsonLd } from '@/lib/seo/json-ld';
import { DOCUMENTED_VERSION, SITE } from '@/lib/site';
import styles from './doc-page.module.css';
import { ModuleFacts } from './module-facts';

/** A doc with its breadcrumbs, table of contents and neighbors. */
export async function DocPage({ content, doc }: { content: LocaleContent; doc: Doc }) {
  const { id, locale, route, source } = doc;
  const { title, sidebar_label } = source.frontMatter;
  const t = translator(locale);
  const compiled = await compileMdx(source);
  const updated = (await updateTimes()).get(source.file);
  const { previous, next } = neighborsOf(content, id);
  const headings = listedHeadings(compiled.headings);
  const isTranslated = source.locale === locale;
  const stale = compiled.headings.filter(({ id: section }) => doc.staleSections?.includes(section));
  const lang = isTranslated ? undefined : LOCALE_INFO[source.locale].htmlLang;
  return (
    <DocsFrame content={content} route={route} folder={id.split('/').slice(0, -1).join('/')}>
      <main id="main" className={headings.length > 0 ? `${styles.page} ${styles.withToc}` : styles.page} tabIndex={-1}>
        <Breadcrumbs locale={locale} crumbs={breadcrumbsOf(content, id)} current={sidebar_label ?? title} lang={lang} />
        <div className={styles.text}>
          {!isTranslated && <TranslationNotice page={doc} kind="untranslated" />}
          {doc.staleSections?.[0] !== undefined && <TranslationNotice page={doc} kind="stale" sections={stale} />}
          <Article
            locale={locale}
            source={source}
            compiled={compiled}
            heading={
              <>
                <h1>{title}</h1>
                <ModuleFacts locale={source.locale} docId={id} />
              </>
            }
          />
          <DocFooter doc={doc} updated={updated} />
          <Pager
            locale={locale}
            label={t('docs.pager')}
            previous={previous && { ...previous, label: t('docs.previous') }}
            next={next && { ...next, label: t('docs.next') }}
          />
        </div>
        {/* Behind the article, so that Tab reaches it first. */}
        {headings.length > 0 && <Toc locale={locale} page={sidebar_label ?? title} headings={headings} lang={lang} />}
        {isTranslated && <JsonLd graph={docJsonLd(content, doc, updated)} />}
      </main>
    </DocsFrame>
  );
}

/** Links to edit the page, report a problem, and view or copy its Markdown; the version it describes and its last update. */
function DocFooter({ doc, updated }: { doc: Doc; updated: Date | undefined }) {
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
    <footer className="row secondary">
      <div className="row" data-noprint="">
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
