import { UntranslatedNotice } from '@/components/ui/untranslated-notice';
import { getLocaleContent } from '@/lib/content/get-content.node';
import { lastUpdated } from '@/lib/content/last-updated.node';
import type { Doc } from '@/lib/content/model';
import { breadcrumbsOf, neighborsOf } from '@/lib/content/navigation';
import { compileSource } from '@/lib/mdx/compile-source.node';
import { Article } from './article';
import { Breadcrumbs } from './breadcrumbs';
import { DocFooter } from './doc-footer';
import { Pager } from './pager';

/** A doc: where it stands, its text, and where to go from it. */
export async function DocPage({ doc }: { doc: Doc }) {
  const content = await getLocaleContent(doc.locale);
  const compiled = await compileSource(doc.source);
  return (
    <main id="main" tabIndex={-1}>
      <Breadcrumbs locale={doc.locale} crumbs={breadcrumbsOf(content, doc.id)} current={doc.source.frontMatter.title} />
      {doc.source.locale !== doc.locale && <UntranslatedNotice page={doc} />}
      <Article locale={doc.locale} source={doc.source} compiled={compiled} />
      <DocFooter doc={doc} updated={await lastUpdated(doc.source.file)} />
      <Pager locale={doc.locale} {...neighborsOf(content, doc.id)} />
    </main>
  );
}
