import { chromium, type Page } from '@playwright/test';
import { serveSite } from '@/lib/export/finished-site.server';
import { requireProgram } from '@/lib/setup/programs.server';
import { SITE } from '@/lib/site';

/**
 * Serves a built site and opens a browser page for it, until the work is done. Throws when the site is missing.
 *
 * @param work gets the origin and base path of the served site
 */
export async function openSite<Result>(
  folder: string,
  work: (page: Page, site: string) => Promise<Result>,
): Promise<Result> {
  const server = await serveSite(folder, SITE.basePath, 0);
  const address = server.address();
  const browser = await chromium.launch({
    executablePath: requireProgram('chromium'),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
    return await work(await browser.newPage(), origin + SITE.basePath);
  } finally {
    await browser.close();
    server.close();
  }
}
