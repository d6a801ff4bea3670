import { appendTo } from '@/lib/append-to';
import { updateTimes } from '@/lib/content/last-updated.server';
import type { Doc, LocaleContent, Page, Post } from '@/lib/content/model';
import { listIndexablePages } from '@/lib/content/site-pages';
import { translate } from '@/lib/i18n/messages';
import { LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import { compileMdx } from '@/lib/mdx/compile.server';
import { toMarkdown } from '@/lib/mdx/to-markdown';
import { fileToUrl, localizedFile, markdownAlternateToFile, routeToUrl } from '@/lib/paths';
import { DOCUMENTED_VERSION, SITE } from '@/lib/site';

/** Returns the Markdown alternates of translated pages, `llms.txt`, and `llms-full.txt` with all docs in reading order. */
export async function markdownFiles(content: LocaleContent): Promise<ReadonlyMap<string, string>> {
  const { locale, docs, pages, blog } = content;
  const files = new Map<string, string>();
  for (const text of [...docs, ...pages, ...blog.posts]) {
    if (text.source.locale === locale) files.set(markdownAlternateToFile(locale, text.route), await alternateOf(text));
  }
  const fullText = docs.flatMap(({ route }) => files.get(markdownAlternateToFile(locale, route)) ?? []);
  files.set(localizedFile(locale, 'llms.txt'), llmsIndex(content));
  return files.set(localizedFile(locale, FULL_TEXT_NAME), [`${titleOf(locale)}\n`, ...fullText].join('\n---\n\n'));
}

const FULL_TEXT_NAME = 'llms-full.txt';

function titleOf(locale: Locale): string {
  return `# ${SITE.name}\n\n> ${translate(locale, 'llms.description')}`;
}

async function alternateOf(text: Doc | Page | Post): Promise<string> {
  const { locale, route, source } = text;
  const { title, description } = source.frontMatter;
  const { tree } = await compileMdx(source);
  const updated = (await updateTimes()).get(source.file);
  const facts = [translate(locale, 'llms.source', { url: routeToUrl(locale, route) })];
  if ('id' in text) facts.push(translate(locale, 'docs.describes', { version: DOCUMENTED_VERSION }));
  if (updated) facts.push(translate(locale, 'llms.updated', { date: updated.toISOString().slice(0, 10) }));
  const list = facts.map((fact) => `- ${fact}`).join('\n');
  return [`# ${title}`, `> ${description}`, list, toMarkdown(tree, { locale, route })].join('\n\n');
}

/** See llmstxt.org. */
function llmsIndex(content: LocaleContent): string {
  const { locale } = content;
  const linesBySection = new Map<string, string[]>();
  for (const { section, hasMarkdown, route, title, description } of listIndexablePages(content)) {
    const line = `- [${title}](${fileToUrl(markdownAlternateToFile(locale, route))}): ${description}`;
    if (section && hasMarkdown) appendTo(linesBySection, section, line);
  }
  const others = LOCALES.filter((other) => other !== locale).map(
    (other) => `${LOCALE_INFO[other].label}: <${fileToUrl(localizedFile(other, 'llms.txt'))}>`,
  );
  const hint = translate(locale, 'llms.hint', {
    full: fileToUrl(localizedFile(locale, FULL_TEXT_NAME)),
    others: others.join(', '),
  });
  const sections = Array.from(linesBySection, ([section, lines]) => `## ${section}\n\n${lines.join('\n')}`);
  return `${[titleOf(locale), hint, ...sections].join('\n\n')}\n`;
}
