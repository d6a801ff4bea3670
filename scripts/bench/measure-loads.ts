import type { Figures } from './figures';
import { type Bench, repeat, withPage } from './open-page';

/** One of each type, in both languages where the texts differ much. */
const PAGES = [
  '/en/',
  '/en/docs/module/progress-cheat-blocker',
  '/docs/module/progress-cheat-blocker',
  '/docs/setup/Docker',
  '/en/docs/category/安装部署',
  '/en/blog/long-blog-post',
  '/en/search',
];

/** First visits, on a slow line: what is sent, images apart, and when the reader sees it. */
export async function measureLoads(bench: Bench): Promise<Figures> {
  const figures: Figures = {};
  for (const address of PAGES) {
    const load = () =>
      withPage(bench, address, async (page) => ({
        ...bench.server.takeTraffic(),
        ...(await page.evaluate(readTimings)),
      }));
    Object.assign(figures, await repeat(bench, `load ${address}`, load));
  }
  return figures;
}

/** Runs in the page, when it has loaded. */
async function readTimings(): Promise<Figures> {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      // Without entries the observer is never called.
      setTimeout(() => resolve([]), 500);
    });
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const [paints, largest, tasks, shifts] = [
    await entriesOf('paint'),
    await entriesOf('largest-contentful-paint'),
    await entriesOf('longtask'),
    await entriesOf('layout-shift'),
  ];
  return {
    'first paint, ms': paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0,
    'largest paint, ms': largest.at(-1)?.startTime ?? 0,
    // What tasks take beyond 50 ms each, as Lighthouse counts it.
    'blocked, ms': sum(tasks.map(({ duration }) => duration - 50)),
    'layout shift': sum(shifts.map((entry) => ('value' in entry ? Number(entry.value) : 0))),
  };
}
