import { JsonLd } from '@/components/ui/json-ld';
import { UntranslatedNotice } from '@/components/ui/untranslated-notice';
import { getLocaleContent } from '@/lib/content/get-content.node';
import { lastUpdated } from '@/lib/content/last-updated.node';
import type { Doc } from '@/lib/content/model';
import { breadcrumbsOf, neighborsOf } from '@/lib/content/navigation';
import { LOCALE_INFO } from '@/lib/locales';
import { docJsonLd } from '@/lib/machine/json-ld';
import { compileSource } from '@/lib/mdx/compile-source.node';
import { Article } from './article';
import { Breadcrumbs } from './breadcrumbs';
import { DocFooter } from './doc-footer';
import styles from './doc-page.module.css';
import { DocsFrame } from './docs-frame';
import { Pager } from './pager';
import { StaleNotice } from './stale-notice';
import { Toc } from './toc';

/** A doc: where it stands, its text, and where to go from it. */
export async function DocPage({ doc }: { doc: Doc }) {
  const { locale, source } = doc;
  const { title, sidebar_label } = source.frontMatter;
  const content = await getLocaleContent(locale);
  const compiled = await compileSource(source);
  const updated = await lastUpdated(source.file);
  const isTranslated = source.locale === locale;
  return (
    <DocsFrame locale={locale} place={{ route: doc.route, folder: doc.id.split('/').slice(0, -1).join('/') }}>
      <main id="main" className={styles.page} tabIndex={-1}>
        <Breadcrumbs locale={locale} crumbs={breadcrumbsOf(content, doc.id)} current={sidebar_label ?? title} />
        <Toc
          locale={locale}
          headings={compiled.headings}
          lang={isTranslated ? undefined : LOCALE_INFO[source.locale].htmlLang}
        />
        <div className={styles.text}>
          {!isTranslated && <UntranslatedNotice page={doc} />}
          {doc.staleSections.length > 0 && <StaleNotice doc={doc} headings={compiled.headings} />}
          <Article locale={locale} source={source} compiled={compiled} />
          <DocFooter doc={doc} updated={updated} />
          <Pager locale={locale} {...neighborsOf(content, doc.id)} />
        </div>
        {isTranslated && <JsonLd graph={docJsonLd({ content, doc, updated })} />}
      </main>
    </DocsFrame>
  );
}
