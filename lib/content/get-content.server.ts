import { CONTENT_REVISION } from '@/lib/content/revision';
import { ContentError } from '@/lib/errors';
import type { Locale } from '@/lib/locales';
import { IS_DEVELOPMENT } from '@/lib/site';
import { loadContent } from './load.server';
import type { Content, LocaleContent } from './model';

let cached: { revision: string; content: Promise<Content> } | undefined;

/**
 * A locale's content, read once per process; in development, again when the watcher has seen a file change. Throws ContentError when
 * a file can't be built from, but in development, where pages show the problems.
 */
export async function getLocaleContent(locale: Locale): Promise<LocaleContent> {
  if (cached?.revision !== CONTENT_REVISION)
    cached = { revision: CONTENT_REVISION, content: loadContent(process.cwd()) };
  const { locales, problems } = await cached.content;
  const errors = IS_DEVELOPMENT ? [] : problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new ContentError(errors);
  return locales[locale];
}

/**
 * What `generateStaticParams` of a locale's pages returns. In development nothing: Next asks a new process at each request,
 * which would read all content, and uses the last answer, in which a new page is missing.
 */
export async function staticParams<Params>(
  locale: Locale,
  list: (content: LocaleContent) => Params[],
): Promise<Params[]> {
  return IS_DEVELOPMENT ? [] : list(await getLocaleContent(locale));
}
