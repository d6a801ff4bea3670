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

/**
 * More doesn't fit into the context of a language model, which is about a million tokens. Hosts accept larger files:
 * Cloudflare Pages up to 25 MiB.
 */
const MAX_FULL_TEXT_BYTES = 5_000_000;

/**
 * Returns the plain text files of a language by path below the site's root: the Markdown alternates of all pages,
 * `llms.txt`, and `llms-full.txt` with all docs in reading order. Untranslated pages have no alternate.
 *
 * @param maxFullTextBytes with more text, `llms-full.txt` lists a file for each category instead
 */
export async function markdownFiles(
  content: LocaleContent,
  maxFullTextBytes = MAX_FULL_TEXT_BYTES,
): Promise<ReadonlyMap<string, string>> {
  const { locale, docs, pages, blog } = content;
  const files = new Map<string, string>();
  for (const text of [...docs, ...pages, ...blog.posts]) {
    if (text.source.locale === locale) files.set(markdownAlternateToFile(locale, text.route), await alternateOf(text));
  }
  const fullText = joinDocs(`${titleOf(content)}\n`, docs, files);
  const isSplit = Buffer.byteLength(fullText) > maxFullTextBytes;
  files.set(localizedFile(locale, 'llms.txt'), llmsIndex(content, isSplit));
  return isSplit ? new Map([...files, ...splitFullText(content, files)]) : files.set(fullTextFile(locale), fullText);
}

/** Returns the file with the full text of all docs, or of those in a folder at the top level. */
function fullTextFile(locale: Locale, folder?: string): string {
  return localizedFile(locale, folder === undefined ? 'llms-full.txt' : `llms-full-${folder}.txt`);
}

function titleOf({ locale }: LocaleContent): string {
  return `# ${SITE.name}\n\n> ${translate(locale, 'llms.description')}`;
}

/** Joins a head and the Markdown alternates of docs. Skips untranslated docs. */
function joinDocs(head: string, docs: readonly Doc[], files: ReadonlyMap<string, string>): string {
  const texts = docs.flatMap(({ locale, route }) => files.get(markdownAlternateToFile(locale, route)) ?? []);
  return [head, ...texts].join('\n---\n\n');
}

/**
 * Returns a file with the full text of each category, and `llms-full.txt` with a list of these files and of the docs
 * outside of categories, in reading order.
 */
function splitFullText(content: LocaleContent, alternates: ReadonlyMap<string, string>): Map<string, string> {
  const { locale, docs, sidebar, categories } = content;
  const files = new Map<string, string>();
  const lines: string[] = [];
  for (const item of sidebar) {
    const isInItem = ({ id }: Doc) => (item.type === 'doc' ? id === item.id : id.startsWith(`${item.folder}/`));
    const itemDocs = docs.filter((doc) => isInItem(doc) && doc.source.locale === locale);
    if (itemDocs.length === 0) continue;
    const file = item.type === 'doc' ? markdownAlternateToFile(locale, item.route) : fullTextFile(locale, item.folder);
    lines.push(`- [${item.label}](${fileToUrl(file)})`);
    if (item.type === 'doc') continue;
    const description = categories.find(({ folder }) => folder === item.folder)?.description ?? '';
    files.set(file, joinDocs(`# ${SITE.name}: ${item.label}\n\n> ${description}\n`, itemDocs, alternates));
  }
  const list = [titleOf(content), translate(locale, 'llms.parts'), lines.join('\n')].join('\n\n');
  return files.set(fullTextFile(locale), `${list}\n`);
}

/** Renders a page as a standalone Markdown document: title, summary, source URL, described version of a doc, date, text. */
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

/** Renders `llms.txt`, which lists the Markdown alternates of docs by category, and those of posts. See llmstxt.org. */
function llmsIndex(content: LocaleContent, isSplit: boolean): string {
  const { locale } = content;
  const linesBySection = new Map<string, string[]>();
  for (const { section, hasMarkdown, route, title, description } of listIndexablePages(content)) {
    const line = `- [${title}](${fileToUrl(markdownAlternateToFile(locale, route))}): ${description}`;
    if (section && hasMarkdown) appendTo(linesBySection, section, line);
  }
  const others = LOCALES.filter((other) => other !== locale).map(
    (other) => `${LOCALE_INFO[other].label}: <${fileToUrl(localizedFile(other, 'llms.txt'))}>`,
  );
  return [
    titleOf(content),
    translate(locale, isSplit ? 'llms.splitHint' : 'llms.hint', {
      full: fileToUrl(fullTextFile(locale)),
      others: others.join(', '),
    }),
    ...Array.from(linesBySection, ([section, lines]) => `## ${section}\n\n${lines.join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n');
}
