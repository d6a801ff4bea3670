import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { serveSite } from '@/lib/build/serve-site.node';
import { ensureChromium } from '@/lib/setup/find-chromium.node';
import { askInBrowser } from './ask-in-browser.node';
import { formatReport, Queries } from './relevance';

const PORT = 4179;
const OWN_FILES = ['lib/search/relevance/queries-dev.json', 'lib/search/relevance/queries-own.json'];

/**
 * Runs query files through the search of the built site, in a browser.
 *
 * @param files ours when empty
 * @returns the report's text
 * @throws when a file is no list of queries, or `out/` isn't there
 */
export async function reportSearch(root: string, files: readonly string[]): Promise<string> {
  const queries = [];
  for (const file of files.length > 0 ? files : OWN_FILES) {
    queries.push(...Queries.parse(JSON.parse(await readFile(path.resolve(root, file), 'utf8'))));
  }
  const server = await serveSite({ folder: path.join(root, 'out'), basePath: '', port: PORT });
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    return formatReport(await askInBrowser(page, `http://localhost:${PORT}`, queries));
  } finally {
    await browser.close();
    server.close();
  }
}
