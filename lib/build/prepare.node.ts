import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '@/lib/content/load.node';
import { LOCALES } from '@/lib/locales';
import { drawSocialImages } from '@/lib/machine/social/draw-social-images.node';
import { socialImages } from '@/lib/machine/social/social-images';
import { COMPILED_FOLDER, hasEntry } from '@/lib/mdx/cache.node';
import { compileSource } from '@/lib/mdx/compile-source.node';
import { run } from '@/lib/setup/run.node';

/**
 * Starts the helper of a build without caches: a process that fills them from the other end, so that two cores work where one
 * would. It decides nothing: what it doesn't get to, the build does itself.
 *
 * @returns its end; resolved where there are caches
 */
export async function startHelper(root: string): Promise<void> {
  if (existsSync(path.join(root, COMPILED_FOLDER))) return;
  // With the room for short-lived trees that `npm run build` gives to the build.
  const args = [...process.execArgv, 'scripts/run.mjs', 'scripts/prepare.ts'];
  await run('node', args, { cwd: root, output: 'keep' });
}

/** What the helper does: compiles the texts, the last first, until it meets the build; then draws pictures. */
export async function prepare(root: string): Promise<void> {
  const { locales } = await loadContent(root);
  const sources = LOCALES.flatMap((locale) => {
    const { docs, pages, blog } = locales[locale];
    return [...docs, ...pages, ...blog.posts].map(({ source }) => source).filter((source) => source.locale === locale);
  });
  for (const source of sources.reverse()) {
    if (hasEntry(root, source.file)) break;
    await compileSource(source, root);
  }
  const pictures = LOCALES.flatMap((locale) => [...socialImages(locales[locale]).values()]);
  await drawSocialImages(
    root,
    pictures.map((text) => ({ text })),
  );
}
