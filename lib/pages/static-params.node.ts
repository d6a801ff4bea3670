import { getLocaleContent } from '@/lib/content/get-content.node';
import type { LocaleContent } from '@/lib/content/model';
import type { Locale } from '@/lib/locales';
import { IS_DEVELOPMENT } from '@/lib/site';
import { readLeftOut } from './left-out.node';

/**
 * What `generateStaticParams` of a locale's pages returns. In development nothing: at each request Next asks a new process,
 * which would read all content, and goes by the last answer, in which a new page is missing.
 *
 * @param list of params, without those of routes whose pages are there
 */
export async function staticParams<Params>(
  locale: Locale,
  list: (content: LocaleContent, leftOut: ReadonlySet<string>) => Params[],
): Promise<Params[]> {
  if (IS_DEVELOPMENT) return [];
  return list(await getLocaleContent(locale), await readLeftOut(process.cwd(), locale));
}
