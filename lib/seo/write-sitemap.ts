import { SitemapStream, streamToPromise } from 'sitemap';
import { DEFAULT_LOCALE, LOCALE_INFO } from '@/lib/locales';
import { routeToUrl } from '@/lib/paths';
import type { IndexablePage } from './site-pages';

/** Writes the sitemap: each page with its translations and the last change of its files. */
export async function writeSitemap(
  pages: readonly IndexablePage[],
  findUpdateTime: (file: string) => Date | undefined,
): Promise<string> {
  const stream = new SitemapStream({ xmlns: { news: false, image: false, video: false, xhtml: true } });
  for (const { locale, route, translations, files } of pages) {
    const times = files.flatMap((file) => findUpdateTime(file)?.getTime() ?? []);
    const original = translations.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : locale;
    stream.write({
      url: routeToUrl(locale, route),
      ...(times.length > 0 && { lastmod: new Date(Math.max(...times)).toISOString() }),
      links: [
        ...translations.map((translation) => ({
          lang: LOCALE_INFO[translation].htmlLang,
          url: routeToUrl(translation, route),
        })),
        { lang: 'x-default', url: routeToUrl(original, route) },
      ],
    });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}
