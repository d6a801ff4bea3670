/** Where results lead: the names of a page open it, and each result has the title, the section and the words of its place. */
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { loadContent } from '@/lib/content/load.server';
import { findMarks } from '@/lib/search/query/snippet';
import { typeQueries } from '@/scripts/report/run-queries';
import { expect, type SitePage, test } from './support/built-site';
import { EDITIONS } from './support/editions';

/** Returns the texts that can name a place of a page: its categories, headings and settings. */
const namesIn = ({ tree, ids }: SitePage) => [
  ...selectAll('h1, h2, h3, h4, h5, h6, nav li', tree).map((element) => textOf(element)),
  ...ids.map((id) => id.replace(/^config-/, '')),
];

for (const { lang, prefix } of EDITIONS)
  test(`results name the place that they open, in ${lang}`, async ({ page, pages }) => {
    const { docs } = (await loadContent('.')).locales[lang];
    const docsWith = (word: string) => docs.filter(({ source }) => source.frontMatter.keywords.includes(word));
    // In turn, because all names of all docs would take too long.
    const targets = docs.flatMap(({ id, route, source: { frontMatter } }, index) => {
      const { title, sidebar_label: label = title, keywords, questions } = frontMatter;
      // The keywords of a page with questions open one of these, and pages share others.
      const own = questions ? [] : keywords.filter((word) => docsWith(word).length === 1);
      const query = [title, label, own[index % own.length] ?? id][index % 3] ?? id;
      return [id, query].map((name) => ({ query: name, address: prefix + route }));
    });
    await page.goto(`${prefix}/markdown-page`);
    // The first results have no snippets of texts, whose marks are checked below.
    const texts = page.waitForResponse('**/search-index.texts.json*');
    await typeQueries(page, ['docker']);
    await (await texts).finished();
    const queries = targets.map(({ query }) => query);
    const answers = (await typeQueries(page, queries)).map((answer) =>
      answer.map(({ href, title, path, marks }) => {
        const { pathname, hash, searchParams } = new URL(href, 'http://localhost');
        const opened = pages.find(({ address }) => address === decodeURIComponent(pathname))!;
        const terms = searchParams.getAll('_highlight');
        return { opened, title, path, marks, terms, id: decodeURIComponent(hash.slice(1)) };
      }),
    );

    const missed = targets.filter(
      ({ address }, index) => !answers[index]?.some(({ opened, id }) => opened.address === address && id === ''),
    );
    expect(missed, 'names of pages that do not open their page at the top').toEqual([]);
    const results = answers.flat();
    expect(results.length).toBeGreaterThan(300);
    const names = new Map(pages.map((opened) => [opened, namesIn(opened)]));
    const misnamed = results.filter(
      ({ opened, title, path, id }) =>
        (id !== '' && !opened.ids.includes(id)) ||
        ![title, ...path.split(' › ').filter(Boolean)].every((name) => names.get(opened)?.includes(name)),
    );
    expect(misnamed.map(({ title, path, opened }) => `${opened.address}: ${path} › ${title}`)).toEqual([]);
    // A word may be in the keywords or in readers' questions alone, and a page that the query names opens without highlights.
    const marked = results.filter(({ terms, marks }) => marks.some((mark) => findMarks(mark, terms).length > 0));
    expect(marked.length).toBeGreaterThan(results.length * 0.8);
  });
