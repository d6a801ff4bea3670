/** Runs Next's build. Owns: what happens when something kept stands in its way. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '@/lib/content/model';
import { whileShared } from '@/lib/content/shared-content.node';
import { run } from '@/lib/setup/run.node';
import { SITE } from '@/lib/site';
import { countDocs } from './count-docs';
import { forgetCode, keepCode, restoreCode } from './kept-code.node';

/** Says which code `.next` holds compiled. Next removes it with everything else when it compiles again. */
const COMPILED = '.next/compiled-code';
/** The pages of the last export. Next reads it before it writes it, and would export those. */
const LAST_PAGES = '.next/prerender-manifest.json';

/** All of a build at once, or one of its two halves. */
export type Mode = 'all' | 'compile' | 'generate';
/**
 * With more docs each half has a process of its own: to compile takes several times the memory of making pages, and a process
 * keeps it to its end, beside the workers. With fewer the second start takes longer than it is worth.
 */
const FEW_DOCS = 1000;

interface ExportRequest {
  /** A hash over everything that Next compiles. */
  code: string;
  content: Content;
  /** Called when a part of it is running. */
  onStart?: (() => void) | undefined;
  /** Runs a part of `next build` in the project. */
  runNext?: (mode: Mode, sharedContent: string, onStart?: () => void) => Promise<{ status: number }>;
}

/**
 * Has Next export the pages; code that is still compiled from the last time isn't compiled again. What is kept may have been
 * cut short on its way from a cache: a build that failed with it is tried once more without.
 *
 * @returns whether the pages were exported; what went wrong has been printed
 */
export function exportPages(root: string, request: ExportRequest): Promise<boolean> {
  return whileShared(root, request.content, (sharedContent) => runNextTwice(root, request, sharedContent));
}

async function runNextTwice(root: string, request: ExportRequest, sharedContent: string): Promise<boolean> {
  const { code, content, onStart, runNext = build } = request;
  const compiled = path.join(root, COMPILED);
  const isCompiled = (await readFile(compiled, 'utf8').catch(() => '')) === code || (await restoreCode(root, code));
  if (!isCompiled) await rm(compiled, { force: true });
  for (const mode of modesFor(content, isCompiled)) {
    if (mode === 'generate') await rm(path.join(root, LAST_PAGES), { force: true });
    if ((await runNext(mode, sharedContent, onStart)).status === 0) continue;
    if (!isCompiled) return false;
    console.log('The build is tried again without what an earlier one has kept.');
    await forgetCode(root);
    await rm(compiled, { force: true });
    return runNextTwice(root, request, sharedContent);
  }
  if (!isCompiled) {
    await writeFile(compiled, code);
    await keepCode(root, code);
  }
  return true;
}

function modesFor(content: Content, isCompiled: boolean): Mode[] {
  if (isCompiled) return ['generate'];
  return countDocs(content) > FEW_DOCS ? ['compile', 'generate'] : ['all'];
}

function build(mode: Mode, sharedContent: string, onStart?: () => void): Promise<{ status: number }> {
  const half = mode === 'all' ? [] : ['--experimental-build-mode', mode];
  return run('node', ['node_modules/next/dist/bin/next', 'build', ...half], {
    onStart,
    env: {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      BASE_PATH: SITE.basePath,
      SITE_URL: SITE.origin,
      SHARED_CONTENT: sharedContent,
    },
  });
}
