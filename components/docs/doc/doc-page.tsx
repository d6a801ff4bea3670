import { Breadcrumbs, DocsFrame } from '@/components/docs/docs-frame/docs-frame';
import { listedHeadings, Toc } from '@/components/docs/toc/toc';
import { Article } from '@/components/mdx/article/article';
import { JsonLd } from '@/components/ui/json-ld';
import { Pager } from '@/components/ui/pager/pager';
import { TranslationNotice } from '@/components/ui/translation-notice';
import { updateTimes } from '@/lib/content/last-updated.server';
import type { Doc, LocaleContent } from '@/lib/content/model';
import { breadcrumbsOf, neighborsOf } from '@/lib/content/navigation';
import { translator } from '@/lib/i18n/messages';
import { LOCALE_INFO } from '@/lib/locales';
import { compileMdx } from '@/lib/mdx/compile.server';
import { docJsonLd } from '@/lib/seo/json-ld';
import { DocFooter } from './doc-footer';
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
