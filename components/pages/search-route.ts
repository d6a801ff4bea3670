import type { Metadata } from 'next';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { pageMetadata } from '@/lib/machine/page-metadata';

export function searchMetadata(locale: Locale): Metadata {
  return pageMetadata({
    locale,
    route: '/search',
    title: translate(locale, 'search.title'),
    description: translate(locale, 'site.description'),
    noIndex: true,
  });
}
