/** Checks that files for feed readers, search engines and language models match `content/` and the pages they describe. */
import { parseAtomFeed } from 'feedsmith';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { visit } from 'unist-util-visit';
import { fromXml } from 'xast-util-from-xml';
import { SITE } from '@/lib/site';
import { attributeOf } from '../support/read-page';
import {
  differences,
  expect,
  expectOnEveryPage,
  lineOf,
  ROOT,
  read,
  structuredData,
  test,
  urlOf,
} from './support/built-site';
import { EDITIONS, MESSAGES } from './support/editions';
import { changeTimeOf, EXPECTED, type ExpectedPage, textsOf } from './support/expected-pages';

/** Returns the time at which a day begins. */
const toTime = (day: string) => `${day}T00:00:00.000Z`;
const newest = (times: readonly string[]) => times.filter(Boolean).sort().at(-1);

test('each text has the date of the last commit that changed its file, and each post its day', ({ pages }) => {
  expectOnEveryPage(pages, function* (page) {
    const { expected } = page;
    if (expected.file === '') return;
    const changed = changeTimeOf(expected);
    const isText = expected.kind !== 'other';
    const article = structuredData(page).find((item) => item['@type'] !== 'BreadcrumbList');
    const datesIn = (selector: string) => selectAll(selector, page.tree).map(({ properties }) => properties.dateTime);
    const actual = {
      modified: article?.dateModified,
      published: article?.datePublished,
      meta: attributeOf(page, 'meta[property="article:published_time"]', 'content'),
      header: datesIn('main .prose > header time'),
      footer: datesIn('main .prose ~ footer time'),
    };
    const published = expected.published || undefined;
    yield* differences(actual, {
      modified: (isText && changed) || undefined,
      published,
      meta: published,
      header: published ? [published] : [],
      footer: expected.kind === 'docs' && changed ? [changed] : [],
    });
  });
});

for (const { lang, prefix } of EDITIONS) {
  const t = MESSAGES[lang];
  const docs = EXPECTED[lang].sidebar.flatMap(textsOf).filter(({ isUntranslated }) => !isUntranslated);
  const { posts } = EXPECTED[lang];
  const links = (groups: readonly ExpectedPage[]) =>
    groups.map(({ name, address = '' }) => ({ name, url: urlOf(address) }));

  for (const kind of ['docs', 'blog'] as const)
    test(`the ${kind} feed in ${lang} has the latest entries, with the texts and dates of their files`, ({ pages }) => {
      const [title, description] = [t[`feed.${kind}`], t[`feed.${kind}Description`]];
      const home = `${ROOT}${prefix}/${kind === 'docs' ? 'docs/intro' : 'blog'}`;
      const url = `${ROOT}${prefix}/${kind}`;
      const { items, ...head } = JSON.parse(read(`${prefix}/${kind}/feed.json`));
      expect(head).toMatchObject({
        title,
        description,
        language: lang,
        home_page_url: home,
        feed_url: `${url}/feed.json`,
      });

      const texts: ExpectedPage[] = items.map((item: { url: string }) =>
        [...docs, ...posts].find(({ address = '' }) => urlOf(address) === item.url),
      );
      const times = texts.map((text) => newest([changeTimeOf(text), text.published && toTime(text.published)]) ?? '');
      if (kind === 'blog') expect(texts).toEqual(posts.slice(0, 15));
      else expect(times).toEqual(docs.map(changeTimeOf).filter(Boolean).sort().reverse().slice(0, 15));
      const facts = texts.map(({ title, description, address = '', authors }, index) => ({
        url: urlOf(address),
        title,
        summary: description,
        date_modified: times[index],
        ...(authors.length > 0 && { authors: links(authors) }),
      }));
      expect(items).toMatchObject(facts);
      for (const { url, content_html } of items) {
        const page = pages.find(({ address }) => urlOf(address) === url)!;
        const headings = selectAll('.prose h2[id]', page.tree).map(lineOf);
        expect(selectAll('h2', fromHtml(content_html)).map(lineOf), url).toEqual(headings);
      }

      const atom = parseAtomFeed(read(`${prefix}/${kind}/atom.xml`));
      const entries = atom.entries?.map(({ id, title, summary, content, updated }) => ({
        id,
        title: title?.value,
        summary: summary?.value,
        content_html: content?.value,
        date_modified: updated,
      }));
      expect(items).toMatchObject(entries ?? []);
      expect(atom).toMatchObject({ title: { value: title }, subtitle: { value: description }, updated: newest(times) });
      expect(atom.links?.map(({ href }) => href)).toEqual([home, `${url}/atom.xml`]);
    });

  test(`llms.txt in ${lang} lists the Markdown alternate of every doc and post, each with its own text`, ({
    pages,
  }) => {
    const sections = new Map<string, string[]>();
    for (const { path: above, address = '', title, description } of [...docs, ...posts]) {
      const section = above[1]?.[0] ?? t['navbar.docs'];
      sections.set(section, [...(sections.get(section) ?? []), `- [${title}](${urlOf(address)}.md): ${description}`]);
    }
    const full = `${prefix}/llms-full.txt`;
    const others = prefix === '' ? `English: <${ROOT}/en/llms.txt>` : `简体中文: <${ROOT}/llms.txt>`;
    const hint = t['llms.hint'].replace('{full}', ROOT + full).replace('{others}', others);
    const head = `# ${SITE.name}\n\n> ${t['llms.description']}\n`;
    const lines = Array.from(sections, ([section, items]) => `## ${section}\n\n${items.join('\n')}`);
    expect(read(`${prefix}/llms.txt`)).toBe(`${head}\n${[hint, ...lines].join('\n\n')}\n`);
    expect(read(full)).toBe([head, ...docs.map(({ address }) => read(`${address}.md`))].join('\n---\n\n'));
    for (const { address, tree, expected } of pages) {
      if (expected.file === '' || expected.lang !== lang) continue;
      const markdown = read(`${address}.md`);
      expect(markdown.startsWith(`# ${expected.title}\n\n> ${expected.description}\n`), address).toBe(true);
      const headings = selectAll('.prose h2[id]:not(#footnote-label)', tree);
      expect(markdown.split(/^## /m).length - 1, `${address}: sections`).toBeGreaterThanOrEqual(headings.length);
    }
  });
}

test('the sitemap has exactly the pages that search engines may index, with their translations and newest change', ({
  pages,
}) => {
  const entries: { loc: string; lastmod?: string; links: Record<string, unknown>[] }[] = [];
  visit(fromXml(read('sitemap.xml')), 'element', ({ name, attributes, children: [child] }) => {
    if (name === 'url') entries.push({ loc: '', links: [] });
    const entry = entries.at(-1);
    if (entry && (name === 'loc' || name === 'lastmod') && child?.type === 'text') entry[name] = child.value;
    if (name === 'xhtml:link') entry?.links.push(attributes);
  });
  const toLine = (
    url: unknown,
    date: string | undefined,
    alternates: readonly { hrefLang?: unknown; hreflang?: unknown; href?: unknown }[],
  ) => [url, date, ...alternates.map(({ hrefLang, hreflang, href }) => `${hrefLang ?? hreflang} ${href}`)].join(' ');
  const indexed = pages.filter((page) => !attributeOf(page, 'meta[name=robots]', 'content')?.includes('noindex'));
  const expected = indexed.map((page) => {
    const alternates = selectAll('link[rel=alternate][hreflang]', page.tree).map(({ properties }) => properties);
    const texts = page.expected.file === '' ? textsOf(page.expected) : [page.expected];
    return toLine(urlOf(page.address), newest(texts.map(changeTimeOf)), alternates);
  });
  expect(entries.map(({ loc, lastmod, links }) => toLine(loc, lastmod, links)).sort()).toEqual(expected.sort());
  const robots = `User-Agent: *\nAllow: /\nDisallow: /pr-preview/\n\nSitemap: ${ROOT}/sitemap.xml\n`;
  expect(read('robots.txt')).toBe(robots);
});
