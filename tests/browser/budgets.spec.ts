import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import budgets from '../budgets.json' with { type: 'json' };
import { expect, test } from './support/test';

/**
 * What readers pay for a first visit, compressed with brotli, images apart, and for the search's entry files. The figures in
 * tests/budgets.json only go down: if you make a page lighter, write the new ones there. If you must raise one, say in the
 * commit what readers get for it.
 */
const FILE = 'tests/budgets.json';
/** Hashes and the order of attributes compress a little differently from commit to commit. */
const TOLERANCE = 1.01;
/** The most that one picture may weigh. */
const PICTURE_BYTES = 60_000;

for (const [address, budget] of Object.entries(budgets.pages)) {
  test(`${address} stays within its budget`, async ({ page, complaints }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') asked.add(new URL(request.url()).pathname);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const files = [...asked].map(fileOf);
    const bytes = files.reduce((sum, file) => sum + compressedSize(file), 0);
    hold(`"${address}" of "pages"`, { requests: files.length, bytes }, budget);
    // The address that isn't there says so.
    complaints.list = complaints.list.filter((text) => !text.includes('404'));
  });
}

for (const [file, budget] of Object.entries(budgets.files)) {
  test(`${file} stays within its budget`, () => {
    hold(`"${file}" of "files"`, { bytes: compressedSize(path.join('out', file)) }, { bytes: budget });
  });
}

test('pictures stay within their budget', () => {
  const pictures = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(png|jpe?g|webp|avif|gif|ico)$/.test(file),
  );
  expect(pictures.length).toBeGreaterThan(100);
  const tooLarge = pictures.filter((file) => statSync(path.join('out', file)).size > PICTURE_BYTES);
  expect(tooLarge, `pictures of more than ${PICTURE_BYTES} bytes`).toEqual([]);
});

/** Fails for what costs more, and tells of what costs clearly less. */
function hold<Name extends string>(where: string, now: Record<Name, number>, budget: Record<Name, number>): void {
  const text = JSON.stringify(now);
  for (const name of Object.keys(now) as Name[]) {
    const most = name === 'bytes' ? budget[name] * TOLERANCE : budget[name];
    const cure = `Make it lighter; or write ${text} at ${where} in ${FILE}, and in the commit why it is worth it to readers.`;
    expect(now[name], `${where} has too many ${name}. ${cure}`).toBeLessThanOrEqual(most);
    if (now[name] < budget[name] / TOLERANCE) console.log(`${where} is below its budget: write ${text} in ${FILE}.`);
  }
}

function fileOf(pathname: string): string {
  const name = path.join('out', decodeURIComponent(pathname));
  const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
  const notFound = pathname.startsWith('/en/') ? 'out/en/404.html' : 'out/404.html';
  return [name, `${name}.html`, path.join(name, 'index.html')].find(isFile) ?? notFound;
}

function compressedSize(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}
