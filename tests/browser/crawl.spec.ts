import { listFiles } from '@/lib/content/files.server';
import { SITE } from '@/lib/site';
import { extractUrls } from '../support/extract-urls';
import { type BuiltPage, readErrorPages } from '../support/read-page';
import { expect, OUT, ROOT, read, test } from './support/built-site';

let errorPages: readonly BuiltPage[];
/** The ids of each page by decoded address. */
let idsByAddress: ReadonlyMap<string, ReadonlySet<string>>;

test.beforeAll(async ({ pages }) => {
  errorPages = await readErrorPages(OUT);
  idsByAddress = new Map(pages.map(({ address, ids }) => [address, new Set(ids)]));
});

test('every URL and fragment in a page exists', async ({ pages, baseURL }) => {
  const { exists, findProblem } = createUrlChecker(baseURL ?? '');
  const broken: string[] = [];
  for (const { address } of pages) if (!(await exists(encodeURI(address)))) broken.push(`${address} is missing`);
  for (const { address, references } of [...pages, ...errorPages]) {
    for (const value of new Set(references.map((reference) => reference.value))) {
      const problem = await findProblem(value, address);
      if (problem) broken.push(`${address}: ${value} ${problem}`);
    }
  }
  expect(broken).toEqual([]);
  expect(pages.flatMap((page) => page.references).length, 'a broken crawl finds less').toBeGreaterThan(12_000);
});

test('ids are unique in their page, and every id that an attribute refers to exists', ({ pages }) => {
  const wrong: string[] = [];
  for (const { address, ids, idReferences } of [...pages, ...errorPages]) {
    const duplicates = ids.filter((id, index) => ids.indexOf(id) !== index);
    wrong.push(...duplicates.map((id) => `${address}: the id ${id} is not unique`));
    for (const { source, value } of idReferences)
      if (!ids.includes(value)) wrong.push(`${address}: ${source} refers to the missing id ${value}`);
  }
  expect(wrong).toEqual([]);
  expect(pages.flatMap((page) => page.ids).length).toBeGreaterThan(2_500);
  expect(pages.flatMap((page) => page.idReferences).length).toBeGreaterThan(400);
});

test('every URL in the sitemap, feeds, manifests, stylesheets and Markdown alternates exists', async ({ baseURL }) => {
  const { findProblem } = createUrlChecker(baseURL ?? '');
  const broken: string[] = [];
  let files = 0;
  let fileReferences = 0;
  for (const file of listFiles(OUT)) {
    const urls = extractUrls(file, () => read(file));
    if (urls.length > 0) files++;
    fileReferences += urls.length;
    for (const value of new Set(urls)) {
      const problem = await findProblem(value, `/${file}`);
      if (problem) broken.push(`${file}: ${value} ${problem}`);
    }
  }
  expect(broken).toEqual([]);
  expect(files).toBeGreaterThan(100);
  expect(fileReferences).toBeGreaterThan(2_000);
});

/** Creates functions that check URLs against a host and request each address only once. */
function createUrlChecker(baseURL: string) {
  const results = new Map<string, Promise<boolean>>();
  const exists = (address: string) => {
    const result = results.get(address) ?? fetch(`${baseURL}${address}`, { method: 'HEAD' }).then(({ ok }) => ok);
    results.set(address, result);
    return result;
  };
  /** Returns the problem of a URL of this site; undefined for valid URLs and for other sites. */
  const findProblem = async (value: string, from: string): Promise<string | undefined> => {
    if (!URL.canParse(value, ROOT + encodeURI(from))) return 'is not a URL';
    const { href, pathname, hash } = new URL(value, ROOT + encodeURI(from));
    if (!href.startsWith(`${ROOT}/`)) return undefined;
    const address = pathname.slice(SITE.basePath.length);
    if (!value.startsWith('#') && !(await exists(address))) return 'is missing';
    // A fragment such as `#rule-tester=…` is the state of a tool.
    if (hash.length < 2 || /^#[\w-]+=/.test(hash)) return undefined;
    const page = decodeURI(address).replace(/(.)\/$/, '$1');
    const ids = value.startsWith('#') ? findIds(from) : idsByAddress.get(page);
    return ids === undefined || ids.has(decodeURIComponent(hash.slice(1))) ? undefined : 'has an unknown fragment';
  };
  return { exists, findProblem };
}

/** Returns the ids of a page or error page. */
function findIds(address: string): ReadonlySet<string> {
  return idsByAddress.get(address) ?? new Set(errorPages.find((page) => page.address === address)?.ids);
}
