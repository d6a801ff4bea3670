import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { getPage } from '@/lib/content/get-content.node';
import type { Locale } from '@/lib/locales';
import { pageMetadata } from '@/lib/machine/page-metadata';
import { compileSource } from '@/lib/mdx/compile-source.node';
import type { PlainPageModel } from '@/lib/pages/page-models';
import { plainPageModel } from '@/lib/pages/plain-page-model';
import { staticParams } from '@/lib/pages/static-params.node';

/** `generateStaticParams` of a locale's plain pages, without those that are there. */
export function plainPageParams(locale: Locale): Promise<{ page: string }[]> {
  return staticParams(locale, ({ pages }, leftOut) =>
    pages.filter(({ route }) => !leftOut.has(route)).map(({ name }) => ({ page: name })),
  );
}

/** The page of an address; the not-found page when there is none. */
export function findPage(locale: Locale, name: string): Promise<PlainPageModel> {
  return modelOf(locale, decodeURIComponent(name));
}

export function plainPageMetadata({ page }: PlainPageModel): Metadata {
  const { locale, route, source, translations } = page;
  const { title, description } = source.frontMatter;
  return pageMetadata({ locale, route, title, description, translations, hasTwin: true });
}

/** Head and page ask one after the other. */
const modelOf = cache(async (locale: Locale, name: string): Promise<PlainPageModel> => {
  const page = (await getPage(locale, name)) ?? notFound();
  return plainPageModel(page, await compileSource(page.source));
});
