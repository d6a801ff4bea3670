/** Checks that files for feed readers, search engines and language models match the pages that they describe. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { fromXml } from 'xast-util-from-xml';
import { SITE } from '@/lib/site';
import { attributeOf, type BuiltPage, readPages } from '../support/read-page';
import { EDITIONS } from './support/editions';

const OUT = path.resolve('out');
const read = (file: string) => readFileSync(path.join(OUT, file), 'utf8');

/** Pages by canonical URL. */
const pages = new Map<string, BuiltPage>();
test.beforeAll(async () => {
  for (const page of await readPages(OUT)) {
    const url = attributeOf(page, 'link[rel=canonical]', 'href') ?? '';
    pages.set(url, page);
  }
  expect(pages.size).toBeGreaterThan(120);
});

/** Returns the texts of all elements with a given name in an XML file. */
function readXmlTexts(file: string, name: string): string[] {
  const texts: string[] = [];
  visit(fromXml(read(file)), 'element', (element) => {
    if (element.name !== name) return;
    texts.push(element.children.map((child) => ('value' in child ? child.value : '')).join(''));
  });
  return texts;
}

/** Returns the `dateModified` of a page's structured data; empty when it has none. */
function modifiedDateOf(page: BuiltPage | undefined): string {
  const scripts = page ? selectAll('script[type="application/ld+json"]', page.tree) : [];
  return scripts.map((script) => /"dateModified":"([^"]+)"/.exec(textOf(script))?.[1] ?? '').join('');
}

interface JsonFeed {
  language: string;
  items: { url: string; title: string; date_published?: string; date_modified?: string; content_html: string }[];
}

for (const { lang, prefix } of EDITIONS) {
  const base = `${SITE.origin}${SITE.basePath}${prefix}`;

  for (const [kind, section] of [
    ['docs', '/docs/'],
    ['blog', '/blog/'],
  ] as const) {
    test(`the ${kind} feed in ${lang} has the latest entries with the dates of their pages`, () => {
      const feed: JsonFeed = JSON.parse(read(`${prefix}${section}feed.json`));
      expect(feed.language).toBe(lang);
      const entries = feed.items.map(({ url }) => url);
      expect(entries.length).toBeGreaterThan(3);
      const datedPages = [...pages]
        .filter(([url]) => url.startsWith(`${base}${section}`))
        .map(([url, page]) => ({ url, date: modifiedDateOf(page) }))
        .filter(({ date }) => date !== '');
      if (kind === 'blog') expect([...entries].sort()).toEqual(datedPages.map(({ url }) => url).sort());
      for (const item of feed.items) {
        expect(pages.has(item.url), item.url).toBe(true);
        expect(item.date_modified, item.url).toBe(modifiedDateOf(pages.get(item.url)));
        expect(item.content_html.length, item.url).toBeGreaterThan(200);
      }
      const oldest = Math.min(...feed.items.map(({ date_modified: date = '' }) => Date.parse(date)));
      if (kind === 'docs')
        for (const { url, date } of datedPages)
          if (!entries.includes(url))
            expect(Date.parse(date), `${url} is newer than an entry`).toBeLessThanOrEqual(oldest);
      const [, ...atomIds] = readXmlTexts(`${prefix}${section}atom.xml`, 'id');
      expect(atomIds).toEqual(entries);
      const [, ...atomDates] = readXmlTexts(`${prefix}${section}atom.xml`, 'updated');
      expect(atomDates).toEqual(feed.items.map(({ date_modified }) => date_modified));
    });
  }

  test(`llms.txt in ${lang} lists every doc, and each has a Markdown alternate with its sections`, () => {
    const index = read(`${prefix}/llms.txt`);
    let docs = 0;
    for (const [url, page] of pages) {
      if (!url.startsWith(`${base}/docs/`) || url.startsWith(`${base}/docs/category/`)) continue;
      docs++;
      expect(index, url).toContain(`](${url}.md)`);
      const file = decodeURIComponent(url.slice(`${SITE.origin}${SITE.basePath}/`.length));
      const markdown = read(`${file}.md`);
      const article = select('main article', page.tree);
      const sections = article ? selectAll('h2[id]', article) : [];
      expect(sections.length, url).toBeGreaterThan(1);
      expect(markdown.split(/^## /m).length - 1, `${url}: sections`).toBeGreaterThanOrEqual(sections.length);
    }
    expect(docs).toBeGreaterThan(40);
    expect(existsSync(path.join(OUT, prefix, 'llms-full.txt'))).toBe(true);
  });
}

test('the sitemap has exactly the pages that search engines may index', () => {
  const listed = readXmlTexts('sitemap.xml', 'loc');
  const expected = [...pages]
    .filter(([, page]) => !attributeOf(page, 'meta[name=robots]', 'content')?.includes('noindex'))
    .map(([url]) => url);
  expect([...listed].sort()).toEqual(expected.sort());
  expect(read('robots.txt')).toContain(`Sitemap: ${SITE.origin}${SITE.basePath}/sitemap.xml`);
});
