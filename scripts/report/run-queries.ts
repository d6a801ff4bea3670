import type { Page } from '@playwright/test';
import { LOCALE_INFO, LOCALES } from '@/lib/locales';
import { pathToRoute } from '@/lib/paths';
import type { Outcome, Query } from '@/lib/search/relevance/relevance.server';

/**
 * Types queries into the search box of a built site and reads the results.
 *
 * @param site origin and base path of the served site
 * @throws when a query has no complete answer within 30 seconds
 */
export async function runQueriesInBrowser(page: Page, site: string, queries: readonly Query[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const basePathLength = new URL(site).pathname.replace(/\/$/, '').length;
  for (const locale of LOCALES) {
    const asked = queries.filter((query) => query.locale === locale);
    if (asked.length === 0) continue;
    await page.goto(`${site}${LOCALE_INFO[locale].prefix}/docs/intro`);
    const texts = asked.map(({ q }) => q);
    for (const [index, results] of (await typeQueries(page, texts)).entries()) {
      const query = asked[index];
      if (query) outcomes.push({ query, found: results.map(({ href }) => placeOf(href.slice(basePathLength))) });
    }
  }
  return outcomes;
}

/** Returns the place that an address without a base path opens: `docs/faq#move`. */
function placeOf(href: string): string {
  const { pathname, hash } = new URL(href, 'http://localhost');
  return pathToRoute(pathname).route.slice(1) + decodeURIComponent(hash);
}

/** A result as the search panel shows it. */
export interface ShownResult {
  href: string;
  title: string;
  /** Breadcrumbs, separated by ` › `. */
  path: string;
  /** The texts of the marks in all three lines. */
  marks: string[];
}

/** Types queries into the search box of the open page. Throws when one has no complete answer within 30 seconds. */
export async function typeQueries(page: Page, queries: readonly string[]): Promise<ShownResult[][]> {
  await page.getByRole('combobox').click();
  return page.evaluate(runQueriesInPage, queries);
}

/** Runs in the browser page. */
async function runQueriesInPage(queries: readonly string[]): Promise<ShownResult[][]> {
  const answers: ShownResult[][] = [];
  for (const query of queries) {
    const box = document.querySelector<HTMLInputElement>('[role=combobox]');
    if (!box) throw new Error('The page has no search box.');
    box.value = query;
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    const deadline = performance.now() + 30_000;
    // React renders even a synchronous answer in the next task.
    do {
      await new Promise((resolve) => setTimeout(resolve));
      if (performance.now() > deadline)
        throw new Error(`The search "${query}" has no complete answer after 30 seconds.`);
    } while (document.querySelector('[role=listbox]')?.getAttribute('aria-busy') !== 'false');
    answers.push(
      Array.from(document.querySelectorAll('[role=option]'), (option) => ({
        href: option.getAttribute('href') ?? '',
        title: option.querySelector('.search-title')?.textContent ?? '',
        path: option.querySelector('.search-path')?.textContent ?? '',
        marks: Array.from(option.querySelectorAll('mark'), (mark) => mark.textContent ?? ''),
      })),
    );
  }
  return answers;
}
