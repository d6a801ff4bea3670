import type { Metadata } from 'next';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { OFFLINE_ROUTE } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

export function offlineMetadata(locale: Locale): Metadata {
  return pageMetadata({
    locale,
    route: OFFLINE_ROUTE,
    title: translate(locale, 'offline.title'),
    description: translate(locale, 'offline.description'),
    noIndex: true,
  });
}
