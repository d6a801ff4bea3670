import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fingerprintSources } from '@/lib/build/fingerprint.node';
import { checkContent } from '@/lib/content/check.node';
import { projectPath } from '@/lib/content/project-path.node';
import { formatProblems } from '@/lib/errors';
import { type SearchMaker, searchMaker } from '@/lib/search/make-search.node';
import { publishSearch } from '@/lib/search/publish-search.node';
import { watchFolders } from './watch-folders.node';

const REVISION_MODULE = '.cache/content-revision.ts';
/** Editors write a file in several steps; one round of work after the last of them is enough. */
const SETTLE_MS = 50;
/** Until then the processor belongs to the page that the writer waits for. */
const FOLLOW_UP_MS = 1000;

/**
 * Lets the development server follow edits below `content/`: after each, the module that stands for the content's
 * revision is rewritten, so that Next renders open pages anew, and problems are printed.
 */
export async function watchContent(root: string): Promise<void> {
  await mkdir(path.join(root, '.cache'), { recursive: true });
  const { code } = await fingerprintSources(root);
  const search = searchMaker(root, code);
  await followUp(root, search);
  await writeRevision(root);
  const show = lastOf(SETTLE_MS, () => writeRevision(root));
  const follow = lastOf(
    FOLLOW_UP_MS,
    oneAtATime(() => followUp(root, search)),
  );
  watchFolders(projectPath(root, 'content'), () => {
    show();
    follow();
  });
}

/** Of calls that come close together, the last is done, after a while. */
function lastOf(delayMs: number, work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void work(), delayMs);
  };
}

/** Checks take seconds with thousands of docs; of the edits made meanwhile, the last is followed up. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isWorking = false;
  let isAskedAgain = false;
  return async () => {
    isAskedAgain = true;
    if (isWorking) return;
    isWorking = true;
    try {
      while (isAskedAgain) {
        isAskedAgain = false;
        await work();
      }
    } finally {
      isWorking = false;
    }
  };
}

async function followUp(root: string, search: SearchMaker): Promise<void> {
  const { content, problems } = await checkContent(root, search.add);
  if (problems.length > 0) console.error(formatProblems(problems));
  // Pages come first; once they name the new index, open ones search it.
  if (await publishSearch(root, await search.make(content))) await writeRevision(root);
}

async function writeRevision(root: string): Promise<void> {
  await writeFile(path.join(root, REVISION_MODULE), `export const CONTENT_REVISION: string = '${Date.now()}';\n`);
}
