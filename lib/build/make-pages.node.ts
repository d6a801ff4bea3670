import type { Content } from '@/lib/content/model';
import { forgetLeftOut, writeLeftOut } from '@/lib/pages/left-out.node';
import { SITE } from '@/lib/site';
import { exportPages } from './export-pages.node';
import { fingerprintSources } from './fingerprint.node';
import { findKeptPages, forgetPages, keepPages, type PageKeys, restorePages } from './kept-pages.node';
import { leaveOut } from './leave-out';
import { removeFramework } from './remove-framework.node';
import type { Stopwatch } from './stopwatch';

interface PagesRequest {
  /** The project. */
  root: string;
  /** Where Next exports to. */
  folder: string;
  content: Content;
  /** Of the pages that can be kept. */
  keys: PageKeys;
  fingerprint: { code: string; all: string };
  /** Called when Next is running. */
  onStart: () => void;
  stopwatch: Stopwatch;
}

/**
 * Makes the pages: those that are as they were come from the last build, the others from Next.
 *
 * @returns whether they are there; what went wrong has been printed
 */
export async function makePages(request: PagesRequest): Promise<boolean> {
  const { root, folder, content, keys, fingerprint, stopwatch, onStart } = request;
  // Pages that carry the framework come with files whose names Next makes up anew each time.
  const runNext = () => stopwatch.time('next', () => exportPages(root, { code: fingerprint.code, content, onStart }));
  if (SITE.shipsFramework) return runNext();

  const { leftOut, pages } = leaveOut(content, await findKeptPages(root, keys));
  await writeLeftOut(root, leftOut);
  const isExported = await runNext();
  await forgetLeftOut(root);
  if (!isExported) return false;
  await stopwatch.time('framework', () => removeFramework(root, folder));
  if (!(await stopwatch.time('kept pages', () => restorePages(root, folder, keys, pages)))) {
    console.log('Kept pages do not fit to this build; all are made again.');
    await forgetPages(root);
    return makePages(request);
  }
  // What was edited while it was read may stand under the wrong key.
  if ((await fingerprintSources(root)).all === fingerprint.all)
    await stopwatch.time('kept pages', () => keepPages(root, folder, keys));
  return true;
}
