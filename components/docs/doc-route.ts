import { notFound } from 'next/navigation';
import { cache } from 'react';
import { getDoc, getLocaleContent } from '@/lib/content/get-content.node';
import type { Locale } from '@/lib/locales';
import { compileSource } from '@/lib/mdx/compile-source.node';
import { docModel } from '@/lib/pages/doc-model.node';
import type { DocModel } from '@/lib/pages/page-models';
import { staticParams } from '@/lib/pages/static-params.node';

/** `generateStaticParams` of a locale's docs, without those whose pages are there. */
export function docParams(locale: Locale): Promise<{ slug: string[] }[]> {
  return staticParams(locale, ({ docs }, leftOut) =>
    docs.filter(({ route }) => !leftOut.has(route)).map(({ id }) => ({ slug: id.split('/') })),
  );
}

/** The doc of an address; the not-found page when there is none. Next hands segments over as they stand in the address. */
export function findDoc(locale: Locale, slug: readonly string[]): Promise<DocModel> {
  return modelOf(locale, slug.map(decodeURIComponent).join('/'));
}

/** Head and page ask one after the other. */
const modelOf = cache(async (locale: Locale, id: string): Promise<DocModel> => {
  const doc = (await getDoc(locale, id)) ?? notFound();
  return docModel(await getLocaleContent(locale), doc, await compileSource(doc.source));
});
