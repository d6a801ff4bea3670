import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/machine/page-metadata';
import type { DocModel } from '@/lib/pages/page-models';

export function docMetadata({ doc, imageRoute }: DocModel): Metadata {
  const { locale, route, source, translations } = doc;
  const { title, description } = source.frontMatter;
  return pageMetadata({ locale, route, title, description, translations, feeds: 'docs', imageRoute, hasTwin: true });
}
