import { listFiles } from '@/lib/content/files.server';
import { SITE } from '@/lib/site';
import { extractUrls } from '../support/extract-urls';
import { readErrorPages } from '../support/read-page';
import { expect, OUT, ROOT, read, test } from './support/built-site';

/** The addresses that hosts serve; hosts.spec.ts checks that they do. */
const SERVED = new Set(listFiles(OUT).flatMap((file) => [`/${file}`, `/${file.replace(/(\/?index)?\.html$/, '')}`]));

/**
 * Returns the problem of a URL of this site; undefined for valid URLs and for other sites.
 *
 * @param ids by address of a page, the ids in it
 */
function findProblem(ids: ReadonlyMap<string, ReadonlySet<string>>, value: string, from: string): string | undefined {
  if (!URL.canParse(value, ROOT + encodeURI(from))) return 'is not a URL';
  const { href, pathname, hash } = new URL(value, ROOT + encodeURI(from));
  if (!href.startsWith(`${ROOT}/`)) return undefined;
  const address = decodeURI(pathname.slice(SITE.basePath.length)).replace(/(.)\/$/, '$1');
  if (!SERVED.has(address)) return 'is missing';
  // A fragment such as `#rule-tester=…` is the state of a tool.
  if (hash.length < 2 || /^#[\w-]+=/.test(hash)) return undefined;
  return ids.get(address)?.has(decodeURIComponent(hash.slice(1))) === false ? 'has an unknown fragment' : undefined;
}

test('every URL and fragment in pages, and in the files for feed readers and search engines, exists', async ({
  pages,
}) => {
  const inPages = [...pages, ...(await readErrorPages(OUT))].map(({ address, references }) => ({
    from: address,
    values: references.map(({ value }) => value),
  }));
  const inFiles = listFiles(OUT).map((file) => ({ from: `/${file}`, values: extractUrls(file, () => read(file)) }));
  expect(inPages.flatMap(({ values }) => values).length, 'a broken crawl finds less').toBeGreaterThan(12_000);
  expect(inFiles.flatMap(({ values }) => values).length).toBeGreaterThan(2_000);
  const ids = new Map(pages.map((page) => [page.address, new Set(page.ids)]));
  const broken = [...inPages, ...inFiles].flatMap(({ from, values }) =>
    [...new Set(values)].flatMap((value) => {
      const problem = findProblem(ids, value, from);
      return problem ? `${from}: ${value} ${problem}` : [];
    }),
  );
  expect(broken).toEqual([]);
});

test('ids are unique in their page, and every id that an attribute refers to exists', async ({ pages }) => {
  const wrong: string[] = [];
  for (const { address, ids, idReferences } of [...pages, ...(await readErrorPages(OUT))]) {
    const duplicates = ids.filter((id, index) => ids.indexOf(id) !== index);
    wrong.push(...duplicates.map((id) => `${address}: the id ${id} is not unique`));
    for (const { source, value } of idReferences)
      if (!ids.includes(value)) wrong.push(`${address}: ${source} refers to the missing id ${value}`);
  }
  expect(wrong).toEqual([]);
});
