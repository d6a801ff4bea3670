import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { getCategory, getLocaleContent } from '@/lib/content/get-content.node';
import type { Locale } from '@/lib/locales';
import { pageMetadata } from '@/lib/machine/page-metadata';
import { categoryModel } from '@/lib/pages/category-model.node';
import type { CategoryModel } from '@/lib/pages/page-models';
import { staticParams } from '@/lib/pages/static-params.node';

/** `generateStaticParams` of the categories that have a page, without those whose pages are there. */
export function categoryParams(locale: Locale): Promise<{ slug: string }[]> {
  return staticParams(locale, ({ categories }, leftOut) =>
    categories.flatMap(({ slug, route }) => (slug === null || route === null || leftOut.has(route) ? [] : { slug })),
  );
}

/** The category of an address; the not-found page when there is none. */
export function findCategory(locale: Locale, slug: string): Promise<CategoryModel> {
  return modelOf(locale, decodeURIComponent(slug));
}

export function categoryMetadata({ category }: CategoryModel): Metadata {
  const { locale, route, label, description } = category;
  return pageMetadata({ locale, route: route ?? '/', title: label, description, feeds: 'docs' });
}

/** Head and page ask one after the other. */
const modelOf = cache(async (locale: Locale, slug: string): Promise<CategoryModel> => {
  const category = (await getCategory(locale, slug)) ?? notFound();
  return categoryModel(await getLocaleContent(locale), category);
});
