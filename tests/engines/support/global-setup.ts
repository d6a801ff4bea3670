import { existsSync } from 'node:fs';

/** Checks that the site is built. Vitest runs it once, before all tests. */
export function setup(): void {
  if (!existsSync('out/index.html')) throw new Error('The site is not built. Run `npm run build` first.');
}
