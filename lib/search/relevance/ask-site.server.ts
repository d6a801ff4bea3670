import { chromium } from '@playwright/test';
import { serveSite } from '@/lib/export/serve-site.server';
import { ensureProgram } from '@/lib/setup/programs.server';
import { askInBrowser } from './ask-in-browser.server';
import type { Outcome, Query } from './relevance';

/**
 * Asks a built site, by its own code, in a browser.
 *
 * @param folder the site
 * @throws when it isn't there, or does not answer
 */
export async function askSite(folder: string, basePath: string, queries: readonly Query[]): Promise<Outcome[]> {
  const server = await serveSite({ folder, basePath, port: 0 });
  const bound = server.address();
  const browser = await chromium.launch({
    executablePath: await ensureProgram('chromium'),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const origin = `http://localhost:${typeof bound === 'object' && bound ? bound.port : 0}`;
    return await askInBrowser(await browser.newPage(), origin + basePath, queries);
  } finally {
    await browser.close();
    server.close();
  }
}
