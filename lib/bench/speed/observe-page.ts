/** What happens in a page, as milliseconds from its start. */
export interface Observations {
  fcp: number | null;
  lcp: number | null;
  /** Layout shift, as Core Web Vitals count it. */
  cls: number;
  /** What tasks took beyond 50 ms each, after the first paint. */
  blocking: number;
  /** When the page's controls began to answer. */
  usable: number | null;
}

declare global {
  var benchObservations: (() => Observations) | undefined;
}

/** Notes all that down from the start. Is handed to the browser as text, so it refers to nothing outside itself. */
export function observePage(): void {
  const tasks: { start: number; duration: number }[] = [];
  let fcp: number | null = null;
  let lcp: number | null = null;
  let usable: number | null = null;
  const shifts = { worst: 0, sum: 0, start: 0, last: 0 };
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    lcp = startTime;
  });
  watch('longtask', ({ startTime, duration }) => tasks.push({ start: startTime, duration }));
  watch('layout-shift', (entry) => {
    if (!('value' in entry) || typeof entry.value !== 'number') return;
    if ('hadRecentInput' in entry && entry.hadRecentInput) return;
    const { startTime } = entry;
    if (startTime - shifts.last > 1000 || startTime - shifts.start > 5000)
      Object.assign(shifts, { sum: 0, start: startTime });
    shifts.last = startTime;
    shifts.sum += entry.value;
    shifts.worst = Math.max(shifts.worst, shifts.sum);
  });
  const look = () => {
    if (document.documentElement?.dataset.behavior === undefined) return;
    usable ??= performance.now();
    changes.disconnect();
  };
  const changes = new MutationObserver(look);
  changes.observe(document, { attributes: true, childList: true, subtree: true });
  globalThis.benchObservations = () => ({
    fcp,
    lcp,
    cls: shifts.worst,
    blocking: tasks
      .filter(({ start, duration }) => start + duration > (fcp ?? 0))
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    usable,
  });
}
