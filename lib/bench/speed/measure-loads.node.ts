import type { Browser } from '@playwright/test';
import { type BenchPage, openPage } from './open-page.node';
import type { SpeedTable } from './speed-run';
import { medians } from './statistics';

/** One of each type, in both languages where the texts differ much. */
const PAGES = [
  '/en/',
  '/en/docs/intro',
  '/en/docs/module/progress-cheat-blocker',
  '/docs/module/progress-cheat-blocker',
  '/docs/setup/Docker',
  '/en/docs/category/安装部署',
  '/en/blog/long-blog-post',
  '/en/search',
];

/** First visits: bytes without images, and what the reader sees when. */
export async function measureLoads(browser: Browser, origin: string, runs: number): Promise<SpeedTable> {
  const rows: SpeedTable['rows'] = [];
  for (const path of PAGES) {
    const all = [];
    for (let run = 0; run < runs; run += 1) all.push(await load(browser, origin + encodeURI(path)));
    rows.push({ name: path, figures: medians(all) });
  }
  return { title: 'First visit, without images', rows };
}

async function load(browser: Browser, address: string): Promise<Record<string, number | null>> {
  const bench = await openPage(browser);
  try {
    await open(bench, address);
    const { fcp, lcp, cls, blocking, usable } = await bench.page.evaluate(() => {
      if (!globalThis.benchObservations) throw new Error('Nothing was observed.');
      return globalThis.benchObservations();
    });
    const { requests, bytes, kinds } = bench.traffic();
    const of = (kind: string) => kinds[kind] ?? 0;
    return {
      requests,
      bytes,
      html: of('document'),
      script: of('script'),
      css: of('stylesheet'),
      other: of('other') + of('font'),
      'fcp ms': fcp,
      'lcp ms': lcp,
      cls,
      'blocking ms': blocking,
      'usable ms': usable,
    };
  } finally {
    await bench.close();
  }
}

/** @throws when the page isn't there: an error page is quick */
async function open({ page, quiet }: BenchPage, address: string): Promise<void> {
  const response = await page.goto(address, { waitUntil: 'load', timeout: 90_000 });
  if (response?.status() !== 200) throw new Error(`${address} answered ${response?.status()}.`);
  await quiet(1200);
}
