import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import type { IslandFiles } from '@/lib/bundled-files';
import { listFiles } from '@/lib/content/files.server';
import { BROWSER_PREFIXES } from '@/lib/i18n/browser-messages';
import { integrityOf } from '@/lib/integrity.server';
import { ASSET_FOLDER, assetHref } from '@/lib/paths';
import { SITE } from '@/lib/site';

const ENTRY = 'components/shell/start.ts';
/** Web workers; islands look up their URLs by name in `ISLAND_WORKERS`. */
const WORKER_SUFFIX = '.worker.ts';

/** A literal for a variable that contains JSON. */
const jsonLiteral = (value: unknown) => JSON.stringify(JSON.stringify(value));

/** The esbuild options of every script that browsers run. */
export const BROWSER_OPTIONS = {
  bundle: true,
  platform: 'browser',
  target: ['es2022', 'chrome111', 'firefox111', 'safari16.4'],
  minify: true,
  // Browsers always read module scripts as UTF-8, and an escaped Chinese character is twice as long.
  charset: 'utf8',
  // One definition per variable, so that esbuild can remove unused code.
  define: {
    'process.env.BASE_PATH': JSON.stringify(SITE.basePath),
    'process.env.SITE_URL': JSON.stringify(SITE.origin),
    'process.env.SEARCH_ISLAND_FILES': '"{}"',
    'process.env.ISLAND_WORKERS': '"{}"',
    'process.env.IN_BROWSER': '"1"',
    'process.env.CONTENT_FOLDER': '""',
    'process.env.GITHUB_ACTIONS': '""',
    'process.env.NODE_ENV': '"production"',
    'process.env.PORT': '""',
    'process.env.WHOLE_SIDEBAR_DOCS': '""',
  },
  // FlexSearch's compact build has export and import, but no workers, databases and resolvers: 9 kB instead of 15.
  alias: { flexsearch: './node_modules/flexsearch/dist/flexsearch.compact.module.min.js' },
  jsx: 'automatic',
  logLevel: 'warning',
} satisfies BuildOptions;

export interface SiteBundle {
  /** URL of the entry that every page loads. */
  script: string;
  /** The files of islands that are not on every page, by the island's name. Pages list them on the island's element. */
  islandFiles: Record<string, IslandFiles>;
}

/** Bundles the site's own script and the parts that it loads on demand. */
export async function bundleSiteScript(root: string, outFolder: string): Promise<SiteBundle> {
  const outdir = path.join(outFolder, ASSET_FOLDER);
  const bundleEntry = async (entry: string, kind: string, options: BuildOptions): Promise<string> => {
    const { metafile } = await build({
      ...BROWSER_OPTIONS,
      ...options,
      metafile: true,
      absWorkingDir: root,
      entryPoints: [entry],
      outdir,
      // A changed file gets a new name, so hosts and browsers can cache files forever.
      entryNames: `${kind}-[hash]`,
    });
    const [file] = Object.keys(metafile.outputs);
    if (!file) throw new Error(`${entry} was not bundled.`);
    return path.basename(file);
  };
  let islands: Record<string, IslandFiles> = {};
  const islandWorkers: Record<string, string> = {};
  for (const file of listFiles(path.join(root, 'components'))) {
    if (!file.endsWith(WORKER_SUFFIX)) continue;
    const name = path.basename(file, WORKER_SUFFIX);
    // A classic worker, because Firefox before 114 has no module workers.
    islandWorkers[name] = assetHref(await bundleEntry(`components/${file}`, `${name}.worker`, { format: 'iife' }));
  }
  const bundle = (entry: string, kind: 'start' | 'part') =>
    bundleEntry(entry, kind, {
      format: 'esm',
      define: { ...BROWSER_OPTIONS.define, 'process.env.SEARCH_ISLAND_FILES': jsonLiteral(islands.search ?? {}) },
      plugins: [separateParts],
    });
  /**
   * Bundles the target of each `import()` into one self-contained file. esbuild's own splitting puts shared modules
   * into separate files, which would cost every page a second round trip.
   */
  const separateParts: Plugin = {
    name: 'separate-parts',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /./ }, async ({ kind, path: specifier, pluginData, ...from }) => {
        // `pluginData` marks the plugin's own call of `resolve` below.
        if (kind !== 'dynamic-import' || pluginData === separateParts) return undefined;
        const { path: file, errors } = await resolve(specifier, { ...from, kind, pluginData: separateParts });
        if (errors.length > 0) return { errors };
        const [island = ''] = Object.keys(islands[path.basename(file, ISLAND_SUFFIX)] ?? {});
        if (file.endsWith(ISLAND_SUFFIX)) return { path: `./${path.basename(island)}`, external: true };
        return { path: `./${await bundle(file, 'part')}`, external: true };
      });
    },
  };
  const define = { ...BROWSER_OPTIONS.define, 'process.env.ISLAND_WORKERS': jsonLiteral(islandWorkers) };
  islands = await bundleIslands(root, outdir, define, separateParts);
  const script = assetHref(await bundle(ENTRY, 'start'));
  const { search: _, ...islandFiles } = islands;
  return { script, islandFiles };
}

const ISLAND_SUFFIX = '.island.tsx';

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
async function bundleIslands(
  root: string,
  outdir: string,
  define: Record<string, string>,
  separateParts: Plugin,
): Promise<Record<string, IslandFiles>> {
  const islands = listFiles(path.join(root, 'components'))
    .filter((file) => file.endsWith(ISLAND_SUFFIX))
    .map((file) => `components/${file}`);
  const { metafile } = await build({
    ...BROWSER_OPTIONS,
    define,
    absWorkingDir: root,
    entryPoints: islands,
    outdir,
    outbase: root,
    entryNames: '[name]-[hash]',
    chunkNames: 'islands-[hash]',
    format: 'esm',
    splitting: true,
    plugins: [browserMessages, separateParts],
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
