import { chromium, type Page } from '@playwright/test';
import { serveSite } from '@/lib/export/serve-site.server';
import { LOCALE_INFO } from '@/lib/locales';
import { pathToRoute } from '@/lib/paths';
import { ensureProgram } from '@/lib/setup/programs.server';
import type { Outcome, Query } from './relevance.server';

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

/**
 * Types queries into the search box of the built site and reads what it lists.
 *
 * @param page of a browser; a docs page of each language is opened in it
 * @param site where the site is served: its origin, and the base path
 * @throws Playwright's `TimeoutError` when the site does not answer
 */
export async function askInBrowser(page: Page, site: string, queries: readonly Query[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const base = new URL(site).pathname.replace(/\/$/, '').length;
  const box = page.getByRole('combobox');
  let open: Query['locale'] | undefined;
  for (const query of [...queries].sort((a, b) => a.locale.localeCompare(b.locale))) {
    if (open !== query.locale) {
      await page.goto(`${site}${LOCALE_INFO[query.locale].prefix}/docs/intro`);
      await box.click();
      open = query.locale;
    }
    await box.fill(query.q);
    const answer = await page.waitForFunction(readAnswer, undefined, { polling: 10 });
    const addresses = (await answer.jsonValue()) ?? [];
    outcomes.push({ query, found: addresses.map((address) => pathToRoute(`${address}`.slice(base)).route.slice(1)) });
  }
  return outcomes;
}

/** Runs in the page: the addresses that are listed, once every part of the index that the query wants has come. */
function readAnswer(): (string | null)[] | undefined {
  if (document.querySelector('[role=listbox]')?.getAttribute('aria-busy') !== 'false') return undefined;
  return Array.from(document.querySelectorAll('[role=option]'), (option) => option.getAttribute('href'));
}
