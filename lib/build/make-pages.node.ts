import type { Content } from '@/lib/content/model';
import { forgetLeftOut, writeLeftOut } from '@/lib/pages/left-out.node';
import { SITE } from '@/lib/site';
import { exportPages } from './export-pages.node';
import { fingerprintSources } from './fingerprint.node';
import { finishPages, type WritePages } from './finish-pages.node';
import { keepPages } from './kept-pages.node';
import { leaveOut } from './leave-out';
import { moveExport } from './move-export.node';
import { secureExport } from './secure-export.node';
import { bundleSiteScript } from './site-script.node';
import type { Stopwatch } from './stopwatch';

interface PagesRequest {
  /** The project. */
  root: string;
  /** Where Next exports to. */
  exported: string;
  /** The site. */
  folder: string;
  content: Content;
  /** Of the pages that can be kept, by file below the site. */
  keys: ReadonlyMap<string, string>;
  fingerprint: { code: string; all: string };
  /** Called when Next is running. */
  onStart: () => void;
  stopwatch: Stopwatch;
}

/**
 * Makes the pages: those that are as they were come from the last build, the others from Next.
 *
 * @returns what puts them into the site once all that they name is known; undefined when they could not be made, and what
 * went wrong has been printed
 */
export async function makePages(request: PagesRequest): Promise<WritePages | undefined> {
  const { root, exported, folder, content, keys, fingerprint, stopwatch, onStart } = request;
  const runNext = () => stopwatch.time('next', () => exportPages(root, { code: fingerprint.code, content, onStart }));
  // Pages that carry the framework come with files whose names Next makes up anew each time.
  if (SITE.shipsFramework) {
    if (!(await runNext())) return undefined;
    await moveExport({ exported, folder, withFramework: true });
    return () => secureExport(folder);
  }

  const kept = keepPages(root, keys);
  const { leftOut, pages } = leaveOut(content, await kept.find());
  await writeLeftOut(root, leftOut);
  const isExported = await runNext();
  await forgetLeftOut(root);
  if (!isExported) return undefined;
  const write = await stopwatch.time('pages', async () => {
    await moveExport({ exported, folder, withFramework: false });
    const siteScript = await bundleSiteScript(root, folder);
    // What was edited while it was read may stand under the wrong key.
    const isKeeping = (await fingerprintSources(root)).all === fingerprint.all;
    return finishPages({ exported, folder, siteScript, kept, leftOut: pages, isKeeping });
  });
  if (write) return write;
  console.log('Kept pages do not fit to this build; all are made again.');
  await kept.forget();
  return makePages(request);
}
