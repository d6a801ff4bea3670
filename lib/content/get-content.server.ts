import { CONTENT_REVISION } from '@/lib/content/revision';
import { ContentError } from '@/lib/errors';
import type { Locale } from '@/lib/locales';
import { IS_DEVELOPMENT } from '@/lib/site';
import { loadContent } from './load.server';
import type { Content, LocaleContent } from './model';

let cached: { revision: string; content: Promise<Content> } | undefined;

/**
 * Returns a locale's content. Reads it once per process; in development, again after every change that the watcher
 * sees. Throws ContentError when the content has errors, except in development, where pages show the problems.
 */
export async function getLocaleContent(locale: Locale): Promise<LocaleContent> {
  if (cached?.revision !== CONTENT_REVISION)
    cached = { revision: CONTENT_REVISION, content: loadContent(process.cwd()) };
  const { locales, problems } = await cached.content;
  const errors = IS_DEVELOPMENT ? [] : problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new ContentError(errors);
  return locales[locale];
}
