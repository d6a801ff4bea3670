import { CONTENT_REVISION } from '@/lib/content/revision';
import { ContentError } from '@/lib/errors';
import type { Locale } from '@/lib/locales';
import { IS_DEVELOPMENT } from '@/lib/site';
import { loadContent } from './load.server';
import type { Content, LocaleContent } from './model';

let cached: { revision: string; content: Promise<Content> } | undefined;

/**
 * The content model, read once per process; in development, again when the watcher has seen a file change. Throws ContentError when
 * a file can't be built from, but in development, where pages show the problems.
 */
export async function getContent(): Promise<Content> {
  if (cached?.revision !== CONTENT_REVISION)
    cached = { revision: CONTENT_REVISION, content: loadContent(process.cwd()) };
  const content = await cached.content;
  if (IS_DEVELOPMENT) return content;
  const errors = content.problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) throw new ContentError(errors);
  return content;
}

export async function getLocaleContent(locale: Locale): Promise<LocaleContent> {
  return (await getContent()).locales[locale];
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
