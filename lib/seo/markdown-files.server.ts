import { appendTo } from '@/lib/append-to';
import { updateTimes } from '@/lib/content/last-updated.server';
import type { Doc, LocaleContent, Page, Post } from '@/lib/content/model';
import { translate } from '@/lib/i18n/messages';
import { LOCALES } from '@/lib/locales';
import { compileMdx } from '@/lib/mdx/compile.server';
import { toMarkdown } from '@/lib/mdx/to-markdown';
import { fileToUrl, localizedFile, markdownAlternateToFile, routeToUrl } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { listIndexablePages } from '@/lib/site-pages';

/**
 * Returns the plain text files of a language by path below the site's root: the Markdown alternates of all pages,
 * `llms.txt`, and `llms-full.txt` with all docs in reading order. Untranslated pages have no alternate.
 */
export async function markdownFiles(content: LocaleContent): Promise<ReadonlyMap<string, string>> {
  const { locale, docs, pages, blog } = content;
  const files = new Map<string, string>();
  for (const text of [...docs, ...pages, ...blog.posts]) {
    if (text.source.locale === locale) files.set(markdownAlternateToFile(locale, text.route), await alternateOf(text));
  }
  const full = docs.flatMap(({ route }) => files.get(markdownAlternateToFile(locale, route)) ?? []);
  const head = `# ${SITE.name}\n\n> ${translate(locale, 'llms.description')}\n`;
  files.set(localizedFile(locale, 'llms-full.txt'), [head, ...full].join('\n---\n\n'));
  files.set(localizedFile(locale, 'llms.txt'), llmsIndex(content));
  return files;
}

/** Renders a page as a standalone Markdown document: title, summary, source URL, date, text. */
async function alternateOf({ locale, route, source }: Doc | Page | Post): Promise<string> {
  const { title, description } = source.frontMatter;
  const { tree } = await compileMdx(source);
  const updated = (await updateTimes()).get(source.file);
  const facts = [translate(locale, 'llms.source', { url: routeToUrl(locale, route) })];
  if (updated) facts.push(translate(locale, 'llms.updated', { date: updated.toISOString().slice(0, 10) }));
  const list = facts.map((fact) => `- ${fact}`).join('\n');
  return [`# ${title}`, `> ${description}`, list, toMarkdown(tree, { locale, route })].join('\n\n');
}

/** Renders `llms.txt`, which lists the Markdown alternates of docs by category, and those of posts. See llmstxt.org. */
function llmsIndex(content: LocaleContent): string {
  const { locale } = content;
  const linesBySection = new Map<string, string[]>();
  for (const { section, hasMarkdown, route, title, description } of listIndexablePages(content)) {
    const line = `- [${title}](${fileToUrl(markdownAlternateToFile(locale, route))}): ${description}`;
    if (section && hasMarkdown) appendTo(linesBySection, section, line);
  }
  const otherLocale = LOCALES.find((candidate) => candidate !== locale) ?? locale;
  return [
    `# ${SITE.name}`,
    `> ${translate(locale, 'llms.description')}`,
    translate(locale, 'llms.hint', {
      full: fileToUrl(localizedFile(locale, 'llms-full.txt')),
      other: fileToUrl(localizedFile(otherLocale, 'llms.txt')),
    }),
    ...Array.from(linesBySection, ([section, lines]) => `## ${section}\n\n${lines.join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n');
}
