import { pause } from './pause';

const SLICE_MS = 8;

/**
 * Goes through the steps, and lets the page breathe before, after and in between: on a slow device all of them at once would
 * be felt.
 */
export async function inSlices(steps: Iterable<unknown>): Promise<void> {
  await pause();
  let end = performance.now() + SLICE_MS;
  for (const _ of steps) {
    if (performance.now() < end) continue;
    await pause();
    end = performance.now() + SLICE_MS;
  }
  await pause();
}
