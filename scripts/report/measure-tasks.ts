import type { Page } from '@playwright/test';
import { sitePages } from '@/lib/export/finished-site.server';
import { pathToRoute } from '@/lib/paths';
import type { Report } from './render-report';

/**
 * Sections that follow the main task of a doc: how to verify it, or the setup wizard, which has a page of its own. They
 * mark where the task ends; docs without such a section, such as references, aren't measured.
 */
const NEXT_SECTIONS = ['setup-wizard', 'verify', 'check'];

/** The number of screens within which readers should finish the main task of a doc. */
const COMPUTER = { width: 1280, height: 800, limit: 2 };
const PHONE = { width: 390, height: 844, limit: 3 };

/** Lists the docs of a built site whose main task takes too many screens, the longest first. */
export async function findLongTasks(folder: string, page: Page, site: string): Promise<NonNullable<Report['tasks']>> {
  const tasks: NonNullable<Report['tasks']> = [];
  const measure = async ({ width, height }: typeof PHONE) => {
    await page.setViewportSize({ width, height });
    return Math.round((10 * (await page.evaluate(findTaskEnd, NEXT_SECTIONS))) / height) / 10;
  };
  for (const { address } of sitePages(folder)) {
    if (!pathToRoute(address).route.startsWith('/docs/')) continue;
    await page.goto(site + encodeURI(address));
    const [computer, phone] = [await measure(COMPUTER), await measure(PHONE)];
    if (computer > COMPUTER.limit || phone > PHONE.limit) tasks.push({ address, computer, phone });
  }
  return tasks.sort((a, b) => b.computer - a.computer);
}

/** Runs in the browser page: returns the distance from the top to the section after the main task, in pixels; 0 without. */
function findTaskEnd(ids: readonly string[]): number {
  const section = [...document.querySelectorAll('article h2')].find(({ id }) => ids.includes(id));
  return section ? section.getBoundingClientRect().top + scrollY : 0;
}
