import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getDoc, getLocaleContent } from '@/lib/content/get-content.node';
import type { Doc } from '@/lib/content/model';
import type { Locale } from '@/lib/locales';
import { pageMetadata } from '@/lib/machine/page-metadata';
import { socialImageRoute } from '@/lib/machine/social/social-image-route';

/** `generateStaticParams` of a locale's docs. */
export async function docParams(locale: Locale): Promise<{ slug: string[] }[]> {
  const { docs } = await getLocaleContent(locale);
  return docs.map(({ id }) => ({ slug: id.split('/') }));
}

/** The doc of an address; the not-found page when there is none. Next hands segments over as they stand in the address. */
export async function findDoc(locale: Locale, slug: readonly string[]): Promise<Doc> {
  return (await getDoc(locale, slug.map(decodeURIComponent).join('/'))) ?? notFound();
}

export async function docMetadata(doc: Doc): Promise<Metadata> {
  const { locale, route, source, translations } = doc;
  const { title, description } = source.frontMatter;
  const imageRoute = socialImageRoute(await getLocaleContent(locale), doc);
  return pageMetadata({ locale, route, title, description, translations, feeds: 'docs', imageRoute, hasTwin: true });
}
