import { existsSync } from 'node:fs';
import { ensurePrograms } from '@/lib/setup/programs.server';

/** Checks that the site is built and installs the browsers. Vitest runs it once, before all tests. */
export async function setup(): Promise<void> {
  if (!existsSync('out/index.html')) throw new Error('The site is not built. Run `npm run build` first.');
  await ensurePrograms(['firefox', 'webKitDriver', 'xvfb']);
}
