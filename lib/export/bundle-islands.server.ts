import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { listFiles } from '@/lib/content/files.server';
import { BROWSER_PREFIXES } from '@/lib/i18n/browser-messages';
import { integrityOf } from '@/lib/integrity.server';
import { assetHref } from '@/lib/paths';
import type { IslandFiles } from '@/lib/site';

export const ISLAND_SUFFIX = '.island.tsx';

/** Removes the messages that only the server needs; they would be most of an island's bytes. */
const browserMessages: Plugin = {
  name: 'browser-messages',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]messages[\\/][\w-]+\.json$/ }, async ({ path: file }) => {
      const messages: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
      const entries = Object.entries(messages).filter(([key]) =>
        BROWSER_PREFIXES.some((prefix) => key.startsWith(prefix)),
      );
      return { loader: 'json', contents: JSON.stringify(Object.fromEntries(entries)) };
    });
  },
};

/**
 * Bundles every `*.island.tsx` below `components` into `outdir`. Modules that islands share go into separate chunks,
 * and the CSS of an island goes into one stylesheet.
 *
 * @returns the files of each island by its name: its entry file first, then the files that it imports
 */
export async function bundleIslands(
  root: string,
  outdir: string,
  options: BuildOptions,
): Promise<Record<string, IslandFiles>> {
  const islands = listFiles(path.join(root, 'components'))
    .filter((file) => file.endsWith(ISLAND_SUFFIX))
    .map((file) => `components/${file}`);
  const { metafile } = await build({
    ...options,
    absWorkingDir: root,
    entryPoints: islands,
    outdir,
    outbase: root,
    entryNames: '[name]-[hash]',
    chunkNames: 'islands-[hash]',
    format: 'esm',
    splitting: true,
    plugins: [browserMessages, ...(options.plugins ?? [])],
    metafile: true,
  });
  const outputs = new Map(Object.entries(metafile.outputs));
  const listFilesOf = (island: string): string[] => {
    // A Set also visits the files that the loop adds, so imports of imports are included.
    const files = new Set([island]);
    for (const file of files) {
      const { imports = [], cssBundle } = outputs.get(file) ?? {};
      for (const { path: imported, kind } of imports) if (kind === 'import-statement') files.add(imported);
      if (cssBundle) files.add(cssBundle);
    }
    return [...files];
  };
  const describeFile = (file: string) => [
    assetHref(path.basename(file)),
    integrityOf(readFileSync(path.join(root, file))),
  ];
  return Object.fromEntries(
    [...outputs]
      .filter(([, { entryPoint = '' }]) => entryPoint.endsWith(ISLAND_SUFFIX))
      .map(([island, { entryPoint = '' }]) => [
        path.basename(entryPoint, ISLAND_SUFFIX),
        Object.fromEntries(listFilesOf(island).map(describeFile)),
      ]),
  );
}
