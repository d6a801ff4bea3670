import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.node';
import { LOCALE_INFO, LOCALES } from '@/lib/locales';
import { readManifest } from '@/lib/search/manifest.node';
import { run } from '@/lib/setup/run.node';

/** The page that is opened, of each language. */
export const START_PAGE = '/docs/intro';

interface IndexSiteRequest {
  /** A copy of the project, in which the index is built. */
  project: string;
  /** What is indexed; absent for the project's own content. */
  content?: string;
  /** The built site, whose page is opened. */
  site: string;
  /** A folder that is made: what differs from the site. */
  target: string;
}

export interface IndexedSite {
  seconds: number;
  /** Pages of each language. */
  pages: number;
}

/** Builds the search of a content alone, and a page that searches in it; a site of ten thousand pages need not be built. */
export async function indexSite({ project, content, site, target }: IndexSiteRequest): Promise<IndexedSite> {
  const start = performance.now();
  const { status, output } = await run('node', ['scripts/run.mjs', 'scripts/search-index.ts'], {
    cwd: project,
    env: content === undefined ? {} : { CONTENT_FOLDER: content },
    output: 'keep',
  });
  if (status !== 0) throw new Error(`The index was not built: ${output}`);
  const seconds = (performance.now() - start) / 1000;
  for (const locale of LOCALES) {
    const { prefix } = LOCALE_INFO[locale];
    const built = path.join(project, 'public', prefix);
    for (const name of (await listFiles(built)).filter((file) => /^search-index[^/]*$/.test(file))) {
      await mkdir(path.join(target, prefix), { recursive: true });
      await cp(path.join(built, name), path.join(target, prefix, name));
    }
    const page = `${prefix}${START_PAGE}.html`;
    const html = await readFile(path.join(site, page), 'utf8');
    const hashes = JSON.stringify(await readManifest(project, locale));
    // Finished pages write the quotes of the attribute's JSON as they are, others as `&quot;`.
    const own = html.replaceAll(/(&quot;|")hashes\1:\{[^}]*\}/g, (_, quote: string) =>
      `"hashes":${hashes}`.replaceAll('"', quote),
    );
    if (!own.includes(hashes) && !own.includes(hashes.replaceAll('"', '&quot;')))
      throw new Error(`No place for the index's hashes in ${page}.`);
    await mkdir(path.dirname(path.join(target, page)), { recursive: true });
    await writeFile(path.join(target, page), own);
  }
  return { seconds, pages: Number(/of (\d+) pages/.exec(output)?.[1] ?? 0) / LOCALES.length };
}
