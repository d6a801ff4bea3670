import type { Figures } from './figures';
import { type Bench, repeat, withPage } from './open-page';

/** One page of each type, in both languages if their texts differ much. */
const PAGES = [
  '/en/',
  '/en/docs/module/progress-cheat-blocker',
  '/docs/module/progress-cheat-blocker',
  '/docs/setup/Docker',
  '/en/docs/category/安装部署',
  '/en/blog/long-blog-post',
  '/en/search',
];

/** Measures first visits on a slow connection: requests and bytes without images, and paint timings. */
export async function measureLoads(bench: Bench): Promise<Figures> {
  const figures: Figures = {};
  for (const address of PAGES) {
    const load = () =>
      withPage(bench, address, async (page, connection) => ({
        ...(await connection.takeTraffic(1200)),
        ...(await page.evaluate(readTimings)),
      }));
    Object.assign(figures, await repeat(bench, `load ${address}`, load));
  }
  return figures;
}

/** Runs in the loaded page. */
async function readTimings(): Promise<Figures> {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      // The browser doesn't call the observer when there are no entries.
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
    // The time of each task beyond 50 ms, as in Lighthouse's Total Blocking Time.
    'blocked, ms': sum(tasks.map(({ duration }) => duration - 50)),
    'layout shift': sum(shifts.map((entry) => ('value' in entry ? Number(entry.value) : 0))),
  };
}
