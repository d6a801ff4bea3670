import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { listFiles } from '@/lib/content/files.server';
import { BROWSER_PREFIXES } from '@/lib/i18n/browser-messages';
import { integrityOf } from '@/lib/integrity.server';
import type { IslandFiles } from '@/lib/site';
import { assetHref } from './site-headers';

export const ISLAND_SUFFIX = '.island.tsx';
/** React, React DOM and what else islands share. A second entry point, so that one island alone shares it too. */
const SHARED_ENTRY = 'components/islands/define-island.tsx';

/** Leaves out the messages that only the server needs, which would be most of an island. */
const browserMessages: Plugin = {
  name: 'browser-messages',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]messages[\\/][\w-]+\.json$/ }, async ({ path: file }) => {
      const messages: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
      const own = Object.entries(messages).filter(([key]) => BROWSER_PREFIXES.some((prefix) => key.startsWith(prefix)));
      return { loader: 'json', contents: JSON.stringify(Object.fromEntries(own)) };
    });
  },
};

/**
 * Bundles every `*.island.tsx` below `components` into `outdir`, with what islands share in chunks of their own and one stylesheet
 * for the CSS that an island imports.
 *
 * @returns by the names of islands: the files of each, its own first, then those that it imports
 */
export async function bundleIslands(
  root: string,
  outdir: string,
  options: BuildOptions,
): Promise<Record<string, IslandFiles>> {
  const islands = listFiles(path.join(root, 'components'))
    .filter((file) => file.endsWith(ISLAND_SUFFIX))
    .map((file) => `components/${file}`);
  const { metafile, outputFiles } = await build({
    ...options,
    absWorkingDir: root,
    entryPoints: [...islands, SHARED_ENTRY],
    outdir,
    outbase: root,
    entryNames: '[name]-[hash]',
    chunkNames: 'islands-[hash]',
    format: 'esm',
    splitting: true,
    plugins: [browserMessages, ...(options.plugins ?? [])],
    metafile: true,
    write: false,
  });
  const outputs = new Map(Object.entries(metafile.outputs));
  const islandOutputs = [...outputs].filter(([, { entryPoint = '' }]) => entryPoint.endsWith(ISLAND_SUFFIX));
  const withImports = (island: string): string[] => {
    const found = new Set([island]);
    for (const one of found) {
      const { imports = [], cssBundle } = outputs.get(one) ?? {};
      for (const { path: imported, kind } of imports) if (kind === 'import-statement') found.add(imported);
      if (cssBundle) found.add(cssBundle);
    }
    return [...found];
  };
  const used = new Set(islandOutputs.flatMap(([file]) => withImports(file)));
  await mkdir(outdir, { recursive: true });
  const digests = new Map<string, string>();
  for (const { path: written, contents } of outputFiles) {
    const file = path.relative(root, written);
    if (!used.has(file)) continue;
    digests.set(file, integrityOf(contents));
    await writeFile(written, contents);
  }
  return Object.fromEntries(
    islandOutputs.map(([island, { entryPoint = '' }]) => [
      path.basename(entryPoint, ISLAND_SUFFIX),
      Object.fromEntries(withImports(island).map((file) => [assetHref(path.basename(file)), digests.get(file) ?? ''])),
    ]),
  );
}
