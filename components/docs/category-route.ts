import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getCategory, getLocaleContent } from '@/lib/content/get-content.node';
import type { Category } from '@/lib/content/model';
import type { Locale } from '@/lib/locales';
import { pageMetadata } from '@/lib/machine/page-metadata';

/** `generateStaticParams` of the categories that have a page. */
export async function categoryParams(locale: Locale): Promise<{ slug: string }[]> {
  const { categories } = await getLocaleContent(locale);
  return categories.flatMap(({ slug }) => (slug === null ? [] : { slug }));
}

/** The category of an address; the not-found page when there is none. */
export async function findCategory(locale: Locale, slug: string): Promise<Category> {
  return (await getCategory(locale, decodeURIComponent(slug))) ?? notFound();
}

export function categoryMetadata({ locale, route, label, description }: Category): Metadata {
  return pageMetadata({ locale, route: route ?? '/', title: label, description, feeds: 'docs' });
}
