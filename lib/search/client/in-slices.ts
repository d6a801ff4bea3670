const SLICE_MS = 12;

/** Goes through the steps, and lets the page breathe in between: on a slow device all of them at once would be felt. */
export async function inSlices(steps: Iterable<unknown>): Promise<void> {
  let end = performance.now() + SLICE_MS;
  for (const _ of steps) {
    if (performance.now() < end) continue;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + SLICE_MS;
  }
}
