import type { Page } from '@playwright/test';
import { LOCALE_INFO } from '@/lib/locales';
import { pathToRoute } from '@/lib/paths';
import type { Outcome, Query } from './relevance';

/**
 * Types queries into the search box of the built site and reads what it lists.
 *
 * @param page of a browser; a docs page of each language is opened in it
 * @param site where the site is served: its origin, and the base path
 * @throws Playwright's `TimeoutError` when the site does not answer
 */
export async function askInBrowser(page: Page, site: string, queries: readonly Query[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let open: Query['locale'] | undefined;
  for (const query of [...queries].sort((a, b) => a.locale.localeCompare(b.locale))) {
    const box = page.getByRole('combobox');
    if (open !== query.locale) {
      await page.goto(`${site}${LOCALE_INFO[query.locale].prefix}/docs/intro`);
      await box.click();
      open = query.locale;
    }
    await box.fill(query.q);
    const answer = await page.waitForFunction(readAnswer, undefined, { polling: 10 });
    const addresses = (await answer.jsonValue()) ?? [];
    const base = new URL(site).pathname.replace(/\/$/, '').length;
    outcomes.push({ query, found: addresses.map((address) => pathToRoute(`${address}`.slice(base)).route.slice(1)) });
  }
  return outcomes;
}

/** Runs in the page: the addresses that are listed, once every part of the index that the query wants has come. */
function readAnswer(): (string | null)[] | undefined {
  if (document.querySelector('[role=listbox]')?.getAttribute('aria-busy') !== 'false') return undefined;
  return Array.from(document.querySelectorAll('[role=option]'), (option) => option.getAttribute('href'));
}
