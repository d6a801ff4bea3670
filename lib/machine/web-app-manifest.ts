import type { MetadataRoute } from 'next';
import { translate } from '@/lib/i18n/messages';
import { LOCALE_INFO, type Locale } from '@/lib/locales';
import { routeToHref, withBasePath } from '@/lib/paths';
import { SITE } from '@/lib/site';

/** What a device needs to show the site as an app of its own. */
export function webAppManifest(locale: Locale): MetadataRoute.Manifest {
  const { htmlLang, direction } = LOCALE_INFO[locale];
  const icon = (size: number, purpose: 'any' | 'maskable') =>
    ({ src: withBasePath(`/icon-${size}.png`), sizes: `${size}x${size}`, type: 'image/png', purpose }) as const;
  return {
    id: withBasePath('/'),
    name: SITE.name,
    short_name: 'PBH',
    description: translate(locale, 'site.description'),
    lang: htmlLang,
    dir: direction,
    start_url: routeToHref(locale, '/'),
    scope: withBasePath('/'),
    display: 'minimal-ui',
    background_color: '#fbfcfc',
    theme_color: '#0b6b63',
    // The mark stays within the middle 80 %, so that a device may cut the corners as it likes.
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  };
}
