/**
 * The report on a change: what it does to pages, anchors, links, translations, search and size. Owns: what is compared with
 * what. The same for a writer at home and for the workflow that comments on pull requests.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { errors } from '@playwright/test';
import { buildSite } from '@/lib/build/build-site.node';
import { loadContent } from '@/lib/content/load.node';
import { git } from '@/lib/publish/git.node';
import { askSite } from '@/lib/search/relevance/ask-site.node';
import { readQueries } from '@/lib/search/relevance/read-queries.node';
import { SITE } from '@/lib/site';
import { buildBase } from './build-base.node';
import { compareRanks } from './compare-ranks';
import { compareSites } from './compare-sites';
import { compareTranslations } from './compare-translations';
import { readSite } from './read-site.node';
import type { RankChange, Report } from './report-schema';
import { takeScreenshots } from './take-screenshots.node';

interface ReportRequest {
  root: string;
  /** Branch, tag or commit. */
  base: string;
  /** Where pictures go; none are taken without it. */
  pictures?: string | undefined;
}

const MOST_PICTURED = 12;

/**
 * Builds both sides, where that has not been done yet, and compares them.
 *
 * @throws when the base isn't known or either side can't be built
 */
export async function makeReport({ root, base, pictures }: ReportRequest): Promise<Report> {
  const head = await git({ root }, 'rev-parse', 'HEAD');
  // What main has done since the branch left it is no work of the branch.
  const commit = await git({ root }, 'merge-base', base, head);
  if (!(await buildSite(root, { ifChanged: true }))) throw new Error('The site can’t be built.');
  const baseRoot = await buildBase(root, commit);
  const out = path.join(root, 'out');
  const [before, after] = [
    await readSite(path.join(baseRoot, 'out'), SITE.basePath),
    await readSite(out, SITE.basePath),
  ];
  const comparison = compareSites(before, after);
  const translations = compareTranslations(await loadContent(baseRoot), await loadContent(root));
  const ranks = await rankChanges(root, baseRoot);
  const report: Report = { base: commit, head, ...comparison, translations, ...(ranks && { ranks }) };
  if (!pictures) return report;

  await rm(pictures, { recursive: true, force: true });
  const shown = report.pages.filter(({ kind }) => kind !== 'removed').slice(0, MOST_PICTURED);
  const addresses = shown.map(({ address }) => address);
  const taken = await takeScreenshots({ folder: out, basePath: SITE.basePath, addresses, target: pictures });
  return { ...report, pages: report.pages.map((page) => ({ ...page, screenshots: taken.get(page.address) ?? [] })) };
}

/** What the change does to the project's queries; undefined when either side's search can't be asked in this way. */
async function rankChanges(root: string, baseRoot: string): Promise<RankChange[] | undefined> {
  const queries = await readQueries(root);
  try {
    const before = await askSite(path.join(baseRoot, 'out'), SITE.basePath, queries);
    return compareRanks(before, await askSite(path.join(root, 'out'), SITE.basePath, queries));
  } catch (error) {
    // An older search may have other names for its parts, and never answer.
    if (error instanceof errors.TimeoutError) return undefined;
    throw error;
  }
}
