import { updateTimes } from '@/lib/content/last-updated.node';
import type { LocaleContent } from '@/lib/content/model';
import { translate } from '@/lib/i18n/messages';
import { compileSource } from '@/lib/mdx/compile-source.node';
import { llmsToFile, markdownTwinToFile } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { llmsIndex } from './llms-index';
import { markdownTwin } from './markdown-twin';

/**
 * What a language's readers of plain text get, by file below the site's root: a Markdown twin of every page, `llms.txt`,
 * and `llms-full.txt` with all docs in reading order. Pages that only show another language's text have no twin.
 */
export async function markdownFiles(content: LocaleContent, root: string): Promise<ReadonlyMap<string, string>> {
  const { locale, docs, pages, blog } = content;
  const times = await updateTimes();
  const files = new Map<string, string>();
  for (const text of [...docs, ...pages, ...blog.posts]) {
    if (text.source.locale !== locale) continue;
    const { tree } = await compileSource(text.source, root);
    files.set(markdownTwinToFile(locale, text.route), markdownTwin(text, tree, times.get(text.source.file)));
  }
  const full = docs.flatMap(({ route }) => files.get(markdownTwinToFile(locale, route)) ?? []);
  const head = `# ${SITE.name}\n\n> ${translate(locale, 'llms.description')}\n`;
  files.set(llmsToFile(locale, 'llms-full.txt'), [head, ...full].join('\n---\n\n'));
  files.set(llmsToFile(locale, 'llms.txt'), llmsIndex(content));
  return files;
}
