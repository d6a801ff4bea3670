import type { LocaleContent, SidebarItem } from '@/lib/content/model';
import { translate } from '@/lib/i18n/messages';
import { LOCALES } from '@/lib/locales';
import { llmsToUrl, markdownTwinToUrl } from '@/lib/paths';
import { SITE } from '@/lib/site';

/** `llms.txt`: what there is to read, by parts of the docs, each page with its Markdown twin. See llmstxt.org. */
export function llmsIndex({ locale, sidebar, docs, blog }: LocaleContent): string {
  const own = new Map(docs.filter(({ source }) => source.locale === locale).map((doc) => [doc.id, doc]));
  const other = LOCALES.find((one) => one !== locale) ?? locale;
  const line = (route: string, { title, description }: { title: string; description: string }) =>
    `- [${title}](${markdownTwinToUrl(locale, route)}): ${description}`;
  const linesOf = (items: readonly SidebarItem[]): string[] =>
    items.flatMap((item) => {
      if (item.type === 'category') return linesOf(item.items);
      const doc = own.get(item.id);
      return doc ? line(doc.route, doc.source.frontMatter) : [];
    });
  const parts = [
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
    translate(locale, 'llms.hint', { full: llmsToUrl(locale, 'llms-full.txt'), other: llmsToUrl(other, 'llms.txt') }),
    ...parts.filter(({ lines }) => lines.length > 0).map(({ name, lines }) => `## ${name}\n\n${lines.join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n');
}
