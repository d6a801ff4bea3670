import path from 'node:path';
import { askSite } from './ask-site.node';
import { readQueries } from './read-queries.node';
import { formatReport } from './relevance';

/**
 * Runs query files through the search of the built site, in a browser.
 *
 * @param files ours when empty
 * @returns the report's text
 * @throws when a file is no list of queries, or `out/` isn't there
 */
export async function reportSearch(root: string, files: readonly string[]): Promise<string> {
  return formatReport(await askSite(path.join(root, 'out'), '', await readQueries(root, files)));
}
