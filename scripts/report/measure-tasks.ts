import { sitePages } from '@/lib/export/finished-site.server';
import { pathToRoute } from '@/lib/paths';
import { openSite } from './open-site';

/**
 * Sections that follow the main task of a doc: how to verify it, or the setup wizard, which has a page of its own. They
 * mark where the task ends; docs without such a section, such as references, aren't measured.
 */
const NEXT_SECTIONS = ['setup-wizard', 'verify', 'check'];

/** The number of screens within which readers should finish the main task of a doc. */
const SCREENS = {
  computer: { width: 1280, height: 800, limit: 2 },
  phone: { width: 390, height: 844, limit: 3 },
} as const;

/** The screens until the main task of a doc is done. */
export interface TaskLength {
  address: string;
  computer: number;
  phone: number;
}

/** Lists the docs of a built site whose main task takes too many screens, the longest first. */
export async function findLongTasks(folder: string, basePath: string): Promise<TaskLength[]> {
  const docs = sitePages(folder).filter(({ address }) => pathToRoute(address).route.startsWith('/docs/'));
  return await openSite(folder, basePath, async (page, site) => {
    const lengths: TaskLength[] = [];
    for (const { address } of docs) {
      await page.goto(site + encodeURI(address));
      const measure = async ({ width, height }: (typeof SCREENS)[keyof typeof SCREENS]) => {
        await page.setViewportSize({ width, height });
        return Math.round((10 * (await page.evaluate(findTaskEnd, NEXT_SECTIONS))) / height) / 10;
      };
      const [computer, phone] = [await measure(SCREENS.computer), await measure(SCREENS.phone)];
      if (computer > SCREENS.computer.limit || phone > SCREENS.phone.limit) lengths.push({ address, computer, phone });
    }
    return lengths.sort((a, b) => b.computer - a.computer);
  });
}

/** Runs in the browser page: returns the distance from the top to the section after the main task, in pixels; 0 without. */
function findTaskEnd(ids: readonly string[]): number {
  const section = [...document.querySelectorAll('article h2')].find(({ id }) => ids.includes(id));
  return section ? section.getBoundingClientRect().top + scrollY : 0;
}
