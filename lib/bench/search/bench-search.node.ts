/**
 * How the search grows with the number of pages. Owns: the command's options and its table. The site itself is built before.
 */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import { ensureChromium } from '@/lib/setup/find-chromium.node';
import { makeContent } from '../content/make-content.node';
import { markdownTable } from '../markdown-table';
import { copyProject } from '../scale/copy-project.node';
import { indexSite } from './index-site.node';
import { measureSearch, type SearchFigures } from './measure-search.node';
import { serveCompressed } from './serve-compressed.node';

const PORT = 4178;
const HEAD = [
  'pages',
  'language',
  'index s',
  'index MB',
  'first kB',
  'settled kB',
  'first ms',
  'key ms',
  'p95',
  'task ms',
  'heap MB',
];

/**
 * @param args of the command line: `--sizes 1000,10000`, besides the site's own pages
 * @param report told what is going on
 * @returns a table
 * @throws when there is no `out/`, or an index can't be built
 */
export async function benchSearch(root: string, args: string[], report: (line: string) => void): Promise<string> {
  const { values } = parseArgs({ args, options: { sizes: { type: 'string', default: '1000' } } });
  const sizes = values.sizes.split(',').filter(Boolean).map(Number);
  const place = await mkdtemp(path.join(tmpdir(), 'bench-search-'));
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--enable-precise-memory-info'],
  });
  const rows: string[][] = [];
  try {
    const project = path.join(place, 'project');
    await copyProject(root, project);
    for (const size of [0, ...sizes]) {
      const content = size === 0 ? path.join(root, 'content') : path.join(place, `content-${size}`);
      if (size > 0) await makeContent(root, content, size);
      report(`${size || 'Own'} docs: making the index …`);
      const [site, target] = [path.join(root, 'out'), path.join(place, `site-${size}`)];
      const { seconds, pages } = await indexSite({ project, content, site, target });
      const server = await serveCompressed([target, site], PORT);
      for (const locale of LOCALES) {
        const figures = await measureSearch(browser, server, locale);
        rows.push([
          String(pages),
          locale,
          seconds.toFixed(0),
          megabytes(await sizeOf(target, locale)),
          ...cells(figures),
        ]);
        report(rows.at(-1)?.join(' ') ?? '');
      }
      server.close();
    }
  } finally {
    await browser.close();
    await rm(place, { recursive: true, force: true });
  }
  return markdownTable(HEAD, rows);
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

function cells(figures: SearchFigures): string[] {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);
  const { firstBytes, settledBytes, firstMs, keyMedianMs, keySlowMs, longestTaskMs, heapBytes } = figures;
  const times = [firstMs, keyMedianMs, keySlowMs, longestTaskMs].map((ms) => ms.toFixed(0));
  return [kilobytes(firstBytes), kilobytes(settledBytes), ...times, megabytes(heapBytes)];
}

/** Bytes of a language's index before compression. */
async function sizeOf(site: string, locale: Locale): Promise<number> {
  const folder = path.join(site, LOCALE_INFO[locale].prefix);
  const names = (await readdir(folder)).filter((name) => name.startsWith('search-index'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
