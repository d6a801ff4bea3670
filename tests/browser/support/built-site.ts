import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { encodeRoute } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { type BuiltPage, readPages } from '../../support/read-page';
import { EDITIONS, type Lang } from './editions';
import { EXPECTED_PAGES, type ExpectedPage } from './expected-pages';

export const OUT = path.resolve('out');
export const ROOT = `${SITE.origin}${SITE.basePath}`;

/** A built page with the edition that its address belongs to, and with what is expected of it. */
export type SitePage = BuiltPage & {
  lang: Lang;
  prefix: string;
  /** The address without the language's prefix. */
  route: string;
  expected: ExpectedPage;
};

/**
 * Reads every page of `out/` except the error pages, and those that show an original for lack of a translation, which
 * `fixture/notices.spec.ts` tests. Throws when a page isn't one of those that `content/` describes.
 */
async function readSite(): Promise<SitePage[]> {
  const pages = await readPages(OUT);
  expect(pages.length, 'pages in out/').toBeGreaterThan(120);
  const sitePages = pages.map((page) => {
    const expected = EXPECTED_PAGES.find(({ address }) => address === page.address);
    if (!expected) throw new Error(`content/ has no page for ${page.file}.`);
    const { lang, prefix } = EDITIONS[expected.lang === 'en' ? 1 : 0];
    return { ...page, lang, prefix, route: page.address.slice(prefix.length) || '/', expected };
  });
  return sitePages.filter(({ expected }) => !expected.isUntranslated);
}

/** Playwright's `test` with all pages of `out/`, which are parsed once for all files with tests of all pages. */
export const test = base.extend<object, { pages: readonly SitePage[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  pages: [async ({}, use) => use(await readSite()), { scope: 'worker' }],
});

export { expect };

/** Reads a file of `out/`. */
export const read = (file: string) => readFileSync(path.join(OUT, file), 'utf8');

/** Collects the problems of all pages, each once, so that a single run reports all of them. */
export function expectOnEveryPage<Page extends { address: string }>(
  pages: readonly Page[],
  findProblems: (page: Page) => Iterable<string>,
): void {
  expect(pages.length).toBeGreaterThan(0);
  const problems = new Map<string, string[]>();
  for (const page of pages)
    for (const problem of findProblems(page)) problems.set(problem, [...(problems.get(problem) ?? []), page.address]);
  const lines = Array.from(problems, ([problem, [first, ...others]]) => {
    return `${first}${others.length > 0 ? ` and ${others.length} others` : ''}: ${problem}`;
  });
  expect(lines).toEqual([]);
}

/** Returns the names and actual values of what differs from what is expected. */
export function* differences(actual: Record<string, unknown>, expected: Record<string, unknown>): Iterable<string> {
  for (const [name, value] of Object.entries(expected)) {
    const [found, wanted] = [JSON.stringify(actual[name]), JSON.stringify(value)];
    if (found !== wanted) yield `${name} is ${found} instead of ${wanted}`;
  }
}

/** Returns the decoded address that a URL of this site leads to, without query and fragment; undefined for other sites. */
export function addressOf(url: string): string | undefined {
  const { href, pathname } = new URL(url, `${ROOT}/`);
  if (!`${href}/`.startsWith(`${ROOT}/`)) return undefined;
  return decodeURIComponent(pathname.slice(SITE.basePath.length)).replace(/(.)\/$/, '$1');
}

/** Returns the items of a page's structured data. */
export function structuredData({ tree }: BuiltPage): Record<string, unknown>[] {
  return selectAll('script[type="application/ld+json"]', tree).flatMap(
    (script) => JSON.parse(textOf(script))['@graph'],
  );
}

/** Returns the text of an element in one line. */
export const lineOf = (element: Element) => textOf(element).replace(/\s+/g, ' ').trim();

/** Returns the absolute URL of a decoded address; home pages end with a slash. */
export const urlOf = (address: string) => `${ROOT}${encodeRoute(address)}${/^(\/en)?$/.test(address) ? '/' : ''}`;
