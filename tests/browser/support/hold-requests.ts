import type { Page, Request } from '@playwright/test';

/**
 * Holds requests back until the returned function is called.
 *
 * @param url glob of the requests
 * @param isMatch limits the requests further
 */
export async function holdRequests(
  page: Page,
  url: string,
  isMatch: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    if (isMatch(route.request())) await isReleased;
    await route.continue();
  });
  return release;
}
