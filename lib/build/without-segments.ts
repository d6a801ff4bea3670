/**
 * In the place of Next's module of the same functions, which takes each page apart and writes every part again, for its router
 * to fetch ahead. Where the router isn't shipped nobody fetches them: that was a third of the work on a page.
 */

/** The parts of a page: none. */
export async function collectSegmentData(): Promise<undefined> {
  return undefined;
}

/** Which parts are fetched together: none. */
export async function collectPrefetchHints(): Promise<undefined> {
  return undefined;
}
