import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocaleContent, getPage } from '@/lib/content/get-content.node';
import type { Page } from '@/lib/content/model';
import type { Locale } from '@/lib/locales';
import { pageMetadata } from '@/lib/machine/page-metadata';

/** `generateStaticParams` of a locale's plain pages. */
export async function plainPageParams(locale: Locale): Promise<{ page: string }[]> {
  const { pages } = await getLocaleContent(locale);
  return pages.map(({ name }) => ({ page: name }));
}

/** The page of an address; the not-found page when there is none. */
export async function findPage(locale: Locale, name: string): Promise<Page> {
  return (await getPage(locale, decodeURIComponent(name))) ?? notFound();
}

export function plainPageMetadata({ locale, route, source, translations }: Page): Metadata {
  const { title, description } = source.frontMatter;
  return pageMetadata({ locale, route, title, description, translations, hasTwin: true });
}
