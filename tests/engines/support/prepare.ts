import { existsSync } from 'node:fs';
import { ensurePrograms } from '@/lib/setup/programs.server';

/** Runs once, before all tests. */
export async function setup(): Promise<void> {
  if (!existsSync('out/index.html')) throw new Error('There is no site to test. Run `npm run build` first.');
  await ensurePrograms(['firefox', 'webKitDriver', 'xvfb']);
}
