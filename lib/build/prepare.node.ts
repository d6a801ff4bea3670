import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '@/lib/content/load.node';
import type { Content } from '@/lib/content/model';
import { LOCALES } from '@/lib/locales';
import { drawSocialImages } from '@/lib/machine/social/draw-social-images.node';
import { socialImages } from '@/lib/machine/social/social-images';
import { COMPILED_FOLDER, hasEntry } from '@/lib/mdx/cache.node';
import { compileSource } from '@/lib/mdx/compile-source.node';
import { keepSections } from '@/lib/search/kept-sections.node';
import { run } from '@/lib/setup/run.node';
import { keepTwins } from './kept-twins.node';

/**
 * Starts the helper of a build without caches: a process that fills them from the other end, so that two cores work where one
 * would. It decides nothing: what it doesn't get to, the build does itself.
 *
 * @param code a hash over everything that the site depends on besides its content
 * @returns its end; resolved where there are caches
 */
export async function startHelper(root: string, code: string): Promise<void> {
  if (existsSync(path.join(root, COMPILED_FOLDER))) return;
  // With the room for short-lived trees that `npm run build` gives to the build.
  const args = [...process.execArgv, 'scripts/run.mjs', 'scripts/prepare.ts', code];
  await run('node', args, { cwd: root, output: 'keep' });
}

/** What the helper does: prepares texts until it meets the build, then draws pictures. */
export async function prepare(root: string, code: string): Promise<void> {
  const content = await loadContent(root);
  await prepareTexts(root, code, content);
  const pictures = LOCALES.flatMap((locale) => [...socialImages(content.locales[locale]).values()]);
  await drawSocialImages(
    root,
    pictures.map((text) => ({ text })),
  );
}

/** Compiles texts, the last first, and makes of each what the build does; up to one that the build has compiled. */
export async function prepareTexts(root: string, code: string, { locales }: Content): Promise<void> {
  const twins = keepTwins(root, code);
  const texts = LOCALES.flatMap((locale) => {
    const { docs, pages, blog } = locales[locale];
    return [...docs, ...pages, ...blog.posts].filter(({ source }) => source.locale === locale);
  });
  for (const text of texts.reverse()) {
    if (hasEntry(root, text.source.file)) return;
    const compiled = await compileSource(text.source, root);
    await twins.add(text, compiled);
    // Another each time: it holds on to what it has seen.
    await keepSections(root, code).add(text.source.file, compiled);
  }
}
