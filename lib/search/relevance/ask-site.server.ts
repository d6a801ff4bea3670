import { chromium, type Page } from '@playwright/test';
import { serveSite } from '@/lib/export/serve-site.server';
import { LOCALE_INFO, LOCALES } from '@/lib/locales';
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
  const server = await serveSite(folder, basePath, 0);
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
 * @throws when the site does not answer a query within 30 seconds
 */
export async function askInBrowser(page: Page, site: string, queries: readonly Query[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const base = new URL(site).pathname.replace(/\/$/, '').length;
  for (const locale of LOCALES) {
    const own = queries.filter((query) => query.locale === locale);
    if (own.length === 0) continue;
    await page.goto(`${site}${LOCALE_INFO[locale].prefix}/docs/intro`);
    await page.getByRole('combobox').click();
    const answers = await page.evaluate(
      askInPage,
      own.map(({ q }) => q),
    );
    for (const [index, query] of own.entries())
      outcomes.push({
        query,
        found: (answers[index] ?? []).map((address) => pathToRoute(`${address}`.slice(base)).route.slice(1)),
      });
  }
  return outcomes;
}

/** Runs in the page: the addresses that are listed for each query, once every part of the index that it wants has come. */
async function askInPage(queries: readonly string[]): Promise<(string | null)[][]> {
  const answers: (string | null)[][] = [];
  for (const query of queries) {
    const box = document.querySelector<HTMLInputElement>('[role=combobox]');
    if (!box) throw new Error('There is no search box.');
    box.value = query;
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    const giveUpAt = performance.now() + 30_000;
    // Even an answer that is there at once is shown with the next task.
    do {
      await new Promise((resolve) => setTimeout(resolve));
      if (performance.now() > giveUpAt) throw new Error(`The search does not answer "${query}".`);
    } while (document.querySelector('[role=listbox]')?.getAttribute('aria-busy') !== 'false');
    answers.push(Array.from(document.querySelectorAll('[role=option]'), (option) => option.getAttribute('href')));
  }
  return answers;
}
