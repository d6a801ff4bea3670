import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { listFiles } from '@/lib/content/files.server';
import { SITE } from '@/lib/site';
import { addressesIn } from '../support/addresses-in';
import { type BuiltPage, readPage, readPages } from '../support/read-page';

const OUT = path.resolve('out');
const ROOT = `${SITE.origin}${SITE.basePath}`;
/** Far below what is there (138 pages, 18,700 references, 3,300 ids in November 2026): a crawl that sees less is blind. */
const FEWEST = { pages: 120, references: 12_000, ids: 2_500, idReferences: 400, files: 100, fileReferences: 2_000 };

let pages: readonly BuiltPage[];
let errorPages: readonly BuiltPage[];
/** By decoded address: what a link with an anchor may name. */
let idsOf: ReadonlyMap<string, ReadonlySet<string>>;

test.beforeAll(async () => {
  pages = await readPages(OUT);
  errorPages = ['404.html', 'en/404.html'].map((file) => ({
    file,
    address: `/${file}`,
    ...readPage(readFileSync(path.join(OUT, file), 'utf8')),
  }));
  idsOf = new Map(pages.map(({ address, ids }) => [address, new Set(ids)]));
});

test('every page, asset, data file, link and anchor that a page names is there', async ({ baseURL }) => {
  const { isThere, lackOf } = targetsOf(baseURL ?? '');
  const broken: string[] = [];
  for (const { address } of pages) if (!(await isThere(encodeURI(address)))) broken.push(`${address} itself`);
  for (const { address, references } of [...pages, ...errorPages]) {
    for (const value of new Set(references.map((reference) => reference.value))) {
      const lack = await lackOf(value, address);
      if (lack) broken.push(`${address}: ${value} ${lack}`);
    }
  }
  expect(broken).toEqual([]);
  const references = pages.flatMap((page) => page.references).length;
  tell({ pages: pages.length, references });
});

test('ids are unique on their page, and every id that an attribute names is on it', () => {
  const wrong: string[] = [];
  for (const { address, ids, idReferences } of [...pages, ...errorPages]) {
    const known = new Set(ids);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    wrong.push(...twice.map((id) => `${address}: the id ${id} is there twice`));
    for (const { where, value } of idReferences)
      if (!known.has(value)) wrong.push(`${address}: ${where} names ${value}`);
  }
  expect(wrong).toEqual([]);
  tell({
    ids: pages.flatMap((page) => page.ids).length,
    idReferences: pages.flatMap((page) => page.idReferences).length,
  });
});

test('every address in the sitemap, feeds, manifests, stylesheets and Markdown alternates is there', async ({
  baseURL,
}) => {
  const { lackOf } = targetsOf(baseURL ?? '');
  const broken: string[] = [];
  let files = 0;
  let fileReferences = 0;
  for (const file of await listFiles(OUT)) {
    const found = addressesIn(file, () => readFileSync(path.join(OUT, file), 'utf8'));
    if (found.length > 0) files++;
    fileReferences += found.length;
    for (const value of new Set(found)) {
      const lack = await lackOf(value, `/${file}`);
      if (lack) broken.push(`${file}: ${value} ${lack}`);
    }
  }
  expect(broken).toEqual([]);
  tell({ files, fileReferences });
});

/** Prints what a crawl saw, and fails when that is too little to have been the site. */
function tell(seen: Partial<typeof FEWEST>): void {
  console.log(
    `The crawl saw ${Object.entries(seen)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}.`,
  );
  for (const [what, count] of Object.entries(seen)) {
    expect(count, `the crawl saw only ${count} ${what}`).toBeGreaterThan(FEWEST[what as keyof typeof FEWEST]);
  }
}

/** Asks the site's host for each address once. */
function targetsOf(baseURL: string) {
  const asked = new Map<string, Promise<boolean>>();
  const isThere = (address: string) => {
    const answer = asked.get(address) ?? fetch(`${baseURL}${address}`, { method: 'HEAD' }).then(({ ok }) => ok);
    asked.set(address, answer);
    return answer;
  };
  /** What is wrong with an address of this site; undefined for a good one, and for other sites' addresses. */
  const lackOf = async (value: string, from: string): Promise<string | undefined> => {
    if (!URL.canParse(value, ROOT + encodeURI(from))) return 'is no address';
    const { href, pathname, hash } = new URL(value, ROOT + encodeURI(from));
    if (!href.startsWith(`${ROOT}/`)) return undefined;
    const address = pathname.slice(SITE.basePath.length);
    if (!value.startsWith('#') && !(await isThere(address))) return 'is not there';
    // `#rule-tester=…` is a state of a tool rather than a section.
    if (hash.length < 2 || /^#[\w-]+=/.test(hash)) return undefined;
    const page = decodeURI(address).replace(/(.)\/$/, '$1');
    const ids = value.startsWith('#') ? ownIds(from) : idsOf.get(page);
    return ids === undefined || ids.has(decodeURIComponent(hash.slice(1))) ? undefined : 'has no such section';
  };
  return { isThere, lackOf };
}

/** The ids of the page itself, which may be an error page. */
function ownIds(address: string): ReadonlySet<string> | undefined {
  return idsOf.get(address) ?? new Set(errorPages.find((page) => page.address === address)?.ids);
}
