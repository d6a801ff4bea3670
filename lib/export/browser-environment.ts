import type { ISLAND_WORKERS, IslandFiles } from '@/lib/bundled-files';
import { SITE } from '@/lib/site';

/**
 * Returns esbuild definitions that replace `process.env` in bundles for browsers.
 *
 * @param searchIslandFiles see `SEARCH_ISLAND_FILES`
 * @param islandWorkers see `ISLAND_WORKERS`
 */
export function browserEnvironment(
  searchIslandFiles: IslandFiles = {},
  islandWorkers: typeof ISLAND_WORKERS = {},
): Record<string, string> {
  return {
    'process.env.BASE_PATH': JSON.stringify(SITE.basePath),
    'process.env.SITE_URL': JSON.stringify(SITE.origin),
    'process.env.SEARCH_ISLAND_FILES': JSON.stringify(JSON.stringify(searchIslandFiles)),
    'process.env.ISLAND_WORKERS': JSON.stringify(JSON.stringify(islandWorkers)),
    'process.env.IN_BROWSER': '"1"',
    // One definition per variable, so that esbuild can remove unused code.
    'process.env.CONTENT_FOLDER': '""',
    'process.env.GITHUB_ACTIONS': '""',
    'process.env.NODE_ENV': '"production"',
    'process.env.PORT': '""',
    'process.env.WHOLE_SIDEBAR_DOCS': '""',
  };
}
