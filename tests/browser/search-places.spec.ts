/** Where results lead: each must have the title, the section and the words of the place that it opens. */
import type { Page } from '@playwright/test';
import { loadContent } from '@/lib/content/load.server';
import { findMarks } from '@/lib/search/query/snippet';
import { type ShownResult, typeQueries } from '@/scripts/report/run-queries';
import { EDITIONS } from './support/editions';
import { expect, test } from './support/test';

interface OpenedPage {
  title: string;
  text: string;
  categories: string[];
  /** For each id, the headings down to it and the name of its setting; the empty id is the top of the page. */
  names: Record<string, string[]>;
}

/** Fetches pages of the site by address. */
async function fetchPages(page: Page, addresses: readonly string[]): Promise<ReadonlyMap<string, OpenedPage>> {
  const unique = [...new Set(addresses)];
  const pages = await page.evaluate(readPages, unique);
  return new Map(pages.map((opened, index) => [unique[index] ?? '', opened]));
}

/** Runs in the browser page. */
async function readPages(addresses: readonly string[]): Promise<OpenedPage[]> {
  const pages: OpenedPage[] = [];
  for (const address of addresses) {
    const html = await (await fetch(encodeURI(address))).text();
    const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')!;
    const categories = [...main.querySelectorAll('nav:has([aria-current=page]) li')].slice(1, -1);
    const chain: Element[] = [];
    const textsOf = (elements: Element[]) => elements.map(({ textContent }) => textContent ?? '');
    const names: OpenedPage['names'] = { '': [] };
    for (const element of main.querySelectorAll('h2, h3, h4, h5, h6, [id]')) {
      if (/^H[2-6]$/.test(element.tagName)) {
        while ((chain.at(-1)?.tagName ?? '') >= element.tagName) chain.pop();
        chain.push(element);
      }
      const setting = element.tagName === 'TR' ? /^config-(.+)/.exec(element.id)?.[1] : undefined;
      if (element.id !== '') names[element.id] = [...textsOf(chain), ...(setting ? [setting] : [])];
    }
    const text = (main.querySelector('article') ?? main).textContent;
    const title = main.querySelector('h1')!.textContent;
    pages.push({ title, text, categories: textsOf(categories), names });
  }
  return pages;
}

function readHref<T extends ShownResult>(result: T) {
  const { pathname, hash, searchParams } = new URL(result.href, 'http://localhost');
  const [address, id] = [decodeURIComponent(pathname), decodeURIComponent(hash.slice(1))];
  return { ...result, address, id, terms: searchParams.getAll('_highlight') };
}

for (const { lang, prefix } of EDITIONS) {
  test(`results name the place that they open, in ${lang}`, async ({ page }) => {
    const { docs } = (await loadContent('.')).locales[lang];
    await page.goto(`${prefix}/markdown-page`);
    const docsWith = (word: string) => docs.filter(({ source }) => source.frontMatter.keywords.includes(word));
    // In turn, because all names of all docs would take too long.
    const targets = docs.flatMap(({ id, route, source: { frontMatter } }, index) => {
      const { title, sidebar_label: label = title, keywords, questions } = frontMatter;
      // The keywords of a page with questions open one of these, and pages share others.
      const own = questions ? [] : keywords.filter((word) => docsWith(word).length === 1);
      const keyword = own[index % own.length];
      const query = [title, label, keyword ?? id][index % 3] ?? id;
      return [id, query].map((name) => ({ query: name, address: prefix + route }));
    });
    // The first results have no snippets of texts, whose marks are checked below.
    const texts = page.waitForResponse('**/search-index.texts.json*');
    await typeQueries(page, ['docker']);
    await (await texts).finished();
    const answers = await typeQueries(
      page,
      targets.map(({ query }) => query),
    );
    const results = answers.flatMap((answer, index) =>
      answer.map(readHref).map((result, place, all) => ({
        ...result,
        query: targets[index]?.query ?? '',
        previous: all[place - 1],
      })),
    );
    const pages = await fetchPages(
      page,
      results.map(({ address }) => address),
    );
    expect(results.length).toBeGreaterThan(300);
    const questionPages = docs.filter(({ source }) => source.frontMatter.questions).map(({ route }) => prefix + route);
    const placeOf = ({ address, id, previous }: (typeof results)[number]) => {
      const opened = pages.get(address)!;
      const names = [opened.title, ...(opened.names[id] ?? [])];
      // A question, below the heading that groups it, counts as a page.
      const titleIndex = questionPages.includes(address) && names.length > 2 ? 2 : 0;
      const title = names[titleIndex];
      // The categories stand once, above the first result of a page.
      const continues = previous?.address === address && previous.title === title;
      const path = [
        ...(continues ? [] : [...opened.categories, ...names.slice(0, titleIndex)]),
        ...names.slice(titleIndex + 1),
      ];
      return { title, path: path.join(' › ') };
    };
    const misnamed = results.filter((result) => {
      const { title, path } = placeOf(result);
      return title !== result.title || path !== result.path;
    });
    expect(misnamed).toEqual([]);

    const missed = targets.filter(
      ({ address }, index) => !answers[index]?.map(readHref).some((to) => to.address === address && to.id === ''),
    );
    expect(missed, 'names of pages that do not open their page at the top').toEqual([]);

    const isMarked = ({ address, terms, marks }: (typeof results)[number]) =>
      findMarks(pages.get(address)?.text ?? '', terms).length > 0 &&
      marks.some((mark) => findMarks(mark, terms).length > 0);
    const marked = results.filter(isMarked);
    // A word may be in the keywords or in readers' questions alone, and a page that the query names opens without highlights.
    expect(marked.length).toBeGreaterThan(results.length * 0.8);
  });
}
