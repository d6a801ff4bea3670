import type { Doc, LocaleContent, Page, Post } from '@/lib/content/model';
import { translate } from '@/lib/i18n/messages';
import { llmsToFile, markdownTwinToFile } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { llmsIndex } from './llms-index';

/**
 * What a language's readers of plain text get, by file below the site's root: a Markdown twin of every page, `llms.txt`,
 * and `llms-full.txt` with all docs in reading order. Pages that only show another language's text have no twin.
 *
 * @param twinOf the twin of a text
 */
export async function markdownFiles(
  content: LocaleContent,
  twinOf: (text: Doc | Page | Post) => Promise<string>,
): Promise<ReadonlyMap<string, string>> {
  const { locale, docs, pages, blog } = content;
  const files = new Map<string, string>();
  for (const text of [...docs, ...pages, ...blog.posts]) {
    if (text.source.locale === locale) files.set(markdownTwinToFile(locale, text.route), await twinOf(text));
  }
  const full = docs.flatMap(({ route }) => files.get(markdownTwinToFile(locale, route)) ?? []);
  const head = `# ${SITE.name}\n\n> ${translate(locale, 'llms.description')}\n`;
  files.set(llmsToFile(locale, 'llms-full.txt'), [head, ...full].join('\n---\n\n'));
  files.set(llmsToFile(locale, 'llms.txt'), llmsIndex(content));
  return files;
}
