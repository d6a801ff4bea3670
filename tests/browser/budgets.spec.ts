/**
 * Sizes after Brotli compression of a first visit, without images, and of the search's entry files. The budgets in
 * tests/budgets.json should only decrease: when a page gets smaller, lower its budget. If you have to raise a budget, say in
 * the commit what readers gain.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import budgets from '../budgets.json' with { type: 'json' };
import { expect, test } from './support/test';

/** Hashes and the order of attributes make compressed sizes vary slightly between commits. */
const TOLERANCE = 1.01;
/** Files of a kilobyte vary by this many bytes with the hashes in them. */
const HASH_BYTES = 32;
/** Size limit of an image. */
const MAX_IMAGE_BYTES = 60_000;

for (const [address, budget] of Object.entries(budgets.pages)) {
  test(`${address} stays within its budget`, async ({ page, pageErrors }) => {
    const paths = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Chromium reports the icon of a page as `other`.
      const isImage = request.resourceType() === 'image' || pathname.startsWith('/favicon.');
      if (!isImage) paths.add(pathname);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const files = [...paths].map(findFile);
    const bytes = files.reduce((sum, file) => sum + readCompressedSize(file), 0);
    expectWithinBudget(`"${address}" of "pages"`, { requests: files.length, bytes }, budget);
    pageErrors.ignore(/404/);
  });
}

for (const [file, bytes] of Object.entries(budgets.files))
  test(`${file} stays within its budget`, () => {
    const sizes = { bytes: readCompressedSize(path.join('out', file)) };
    expectWithinBudget(`"${file}" of "files"`, sizes, { bytes });
  });

test('images stay within their budget', () => {
  const images = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(png|jpe?g|webp|avif|gif|ico)$/.test(file),
  );
  expect(images.length).toBeGreaterThan(100);
  const tooLarge = images.filter((file) => statSync(path.join('out', file)).size > MAX_IMAGE_BYTES);
  expect(tooLarge, `images of more than ${MAX_IMAGE_BYTES} bytes`).toEqual([]);
});

function expectWithinBudget(entry: string, sizes: Record<string, number>, budget: Record<string, number>): void {
  const advice = `Make it smaller, or set ${entry} to ${JSON.stringify(sizes)} in tests/budgets.json and say in the commit what readers gain.`;
  for (const [name, size] of Object.entries(sizes)) {
    const limit = budget[name] ?? 0;
    const tolerated = name === 'bytes' ? Math.max(limit * TOLERANCE, limit + HASH_BYTES) : limit;
    expect(size, `${entry} has too many ${name}. ${advice}`).toBeLessThanOrEqual(tolerated);
  }
}

function findFile(pathname: string): string {
  const name = path.join('out', decodeURIComponent(pathname));
  const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
  const notFound = pathname.startsWith('/en/') ? 'out/en/404.html' : 'out/404.html';
  return [name, `${name}.html`, path.join(name, 'index.html')].find(isFile) ?? notFound;
}

function readCompressedSize(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}
