import { updateTimes } from '@/lib/content/last-updated.server';
import type { Doc, LocaleContent, Page, Post, SidebarItem } from '@/lib/content/model';
import { translate } from '@/lib/i18n/messages';
import { LOCALES } from '@/lib/locales';
import { compileMdx } from '@/lib/mdx/compile.server';
import { toMarkdown } from '@/lib/mdx/to-markdown';
import { fileToUrl, localizedFile, markdownAlternateToFile, routeToUrl } from '@/lib/paths';
import { SITE } from '@/lib/site';

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

/** Renders `llms.txt`, which lists the Markdown alternates by category. See llmstxt.org. */
function llmsIndex({ locale, sidebar, docs, blog }: LocaleContent): string {
  const translatedDocs = new Map(docs.filter(({ source }) => source.locale === locale).map((doc) => [doc.id, doc]));
  const otherLocale = LOCALES.find((candidate) => candidate !== locale) ?? locale;
  const line = (route: string, { title, description }: { title: string; description: string }) =>
    `- [${title}](${fileToUrl(markdownAlternateToFile(locale, route))}): ${description}`;
  const linesOf = (items: readonly SidebarItem[]): string[] =>
    items.flatMap((item) => {
      if (item.type === 'category') return linesOf(item.items);
      const doc = translatedDocs.get(item.id);
      return doc ? line(doc.route, doc.source.frontMatter) : [];
    });
  const sections = [
    { name: translate(locale, 'navbar.docs'), lines: linesOf(sidebar.filter(({ type }) => type === 'doc')) },
    ...sidebar.flatMap((item) => (item.type === 'category' ? { name: item.label, lines: linesOf(item.items) } : [])),
    {
      name: translate(locale, 'blog.title'),
      lines: blog.posts
        .filter(({ source }) => source.locale === locale)
        .map(({ route, source }) => line(route, source.frontMatter)),
    },
  ];
  return [
    `# ${SITE.name}`,
    `> ${translate(locale, 'llms.description')}`,
    translate(locale, 'llms.hint', {
      full: fileToUrl(localizedFile(locale, 'llms-full.txt')),
      other: fileToUrl(localizedFile(otherLocale, 'llms.txt')),
    }),
    ...sections.filter(({ lines }) => lines.length > 0).map(({ name, lines }) => `## ${name}\n\n${lines.join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n');
}
