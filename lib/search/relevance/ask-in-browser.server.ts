import type { Page } from '@playwright/test';
import { LOCALE_INFO } from '@/lib/locales';
import { pathToRoute } from '@/lib/paths';
import type { Outcome, Query } from './relevance';

/**
 * Types queries into the search box of the built site and reads what it lists.
 *
 * @param page of a browser; a docs page of each language is opened in it
 * @param site where the site is served: its origin, and the base path
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
    const addresses = await page.evaluate(readAnswer);
    const base = new URL(site).pathname.replace(/\/$/, '').length;
    outcomes.push({ query, found: addresses.map((address) => pathToRoute(address.slice(base)).route.slice(1)) });
  }
  return outcomes;
}

/** Runs in the page: waits until every part of the index that the query wants has come, and reads what is listed. */
async function readAnswer(): Promise<string[]> {
  const isBusy = () => document.querySelector('[role=listbox]')?.getAttribute('aria-busy') !== 'false';
  while (isBusy()) await new Promise((resolve) => setTimeout(resolve));
  return Array.from(document.querySelectorAll('[role=option]'), (option) => option.getAttribute('href') ?? '');
}
