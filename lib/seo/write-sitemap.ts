import { SitemapStream, streamToPromise } from 'sitemap';
import { DEFAULT_LOCALE, LOCALE_INFO } from '@/lib/locales';
import { routeToUrl } from '@/lib/paths';
import type { SitePage } from './site-pages';

/** The sitemap: each page with its address in every language that it has a text in, and when its files last changed. */
export async function writeSitemap(
  pages: readonly SitePage[],
  updated: (file: string) => Date | undefined,
): Promise<string> {
  const stream = new SitemapStream({ xmlns: { news: false, image: false, video: false, xhtml: true } });
  for (const { locale, route, translations, files } of pages) {
    const times = files.flatMap((file) => updated(file)?.getTime() ?? []);
    const original = translations.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : locale;
    stream.write({
      url: routeToUrl(locale, route),
      ...(times.length > 0 && { lastmod: new Date(Math.max(...times)).toISOString() }),
      links: [
        ...translations.map((one) => ({ lang: LOCALE_INFO[one].htmlLang, url: routeToUrl(one, route) })),
        { lang: 'x-default', url: routeToUrl(original, route) },
      ],
    });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}
