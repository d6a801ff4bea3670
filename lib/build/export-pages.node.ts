/** Runs Next's build. Owns: what happens when Turbopack's kept work stands in its way. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { run } from '@/lib/setup/run.node';
import { SITE } from '@/lib/site';

const KEPT_WORK = '.next/cache/turbopack';

/**
 * Has Next export the pages. Turbopack 16.4 at times takes up work of an earlier build that contradicts this one, with
 * another base path for instance ("conflicting effects for the same key"), and a kept folder may have been cut short on its
 * way from a cache: a build that failed with kept work is tried once more without.
 *
 * @param runNext runs `next build` in the project
 * @returns whether the pages were exported; what went wrong has been printed
 */
export async function exportPages(root: string, runNext: () => Promise<{ status: number }> = build): Promise<boolean> {
  const kept = path.join(root, KEPT_WORK);
  const hasKeptWork = existsSync(kept);
  if ((await runNext()).status === 0) return true;
  if (!hasKeptWork) return false;
  console.log('The build is tried again without what an earlier one has kept.');
  await rm(kept, { recursive: true, force: true });
  return (await runNext()).status === 0;
}

function build(): Promise<{ status: number }> {
  return run('node', ['node_modules/next/dist/bin/next', 'build'], {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', BASE_PATH: SITE.basePath, SITE_URL: SITE.origin },
  });
}
