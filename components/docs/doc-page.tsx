import { Article } from '@/components/mdx/article';
import { JsonLd } from '@/components/ui/json-ld';
import { UntranslatedNotice } from '@/components/ui/untranslated-notice';
import { LOCALE_INFO } from '@/lib/locales';
import type { DocModel } from '@/lib/pages/page-models';
import { Breadcrumbs } from './breadcrumbs';
import { DocFooter } from './doc-footer';
import styles from './doc-page.module.css';
import { DocsFrame } from './docs-frame';
import { Pager } from './pager';
import { StaleNotice } from './stale-notice';
import { Toc } from './toc';

/** A doc: where it stands, its text, and where to go from it. */
export function DocPage({ model }: { model: DocModel }) {
  const { doc, compiled, updated, crumbs, previous, next, sidebar, jsonLd } = model;
  const { locale, source } = doc;
  const { title, sidebar_label } = source.frontMatter;
  const isTranslated = source.locale === locale;
  return (
    <DocsFrame sidebar={sidebar}>
      <main id="main" className={styles.page} tabIndex={-1}>
        <Breadcrumbs locale={locale} crumbs={crumbs} current={sidebar_label ?? title} />
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
          <Pager locale={locale} previous={previous} next={next} />
        </div>
        {jsonLd && <JsonLd graph={jsonLd} />}
      </main>
    </DocsFrame>
  );
}
