import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import type { IslandFiles } from '@/lib/bundled-files';
import { BROWSER_PREFIXES } from '@/lib/i18n/messages';
import { integrityOf } from '@/lib/integrity.server';
import { ASSET_FOLDER, assetHref } from '@/lib/paths';
import { SITE } from '@/lib/site';
import type { Asset } from './finish-page.server';

const ISLAND_SUFFIX = '.island.tsx';
/** Web workers; islands look up their URLs by name in `ISLAND_WORKERS`. */
const WORKER_SUFFIX = '.worker.ts';

/** A literal for a variable that contains JSON. */
const jsonLiteral = (value: unknown) => JSON.stringify(JSON.stringify(value));

/** The esbuild options of every script that browsers run. */
const BROWSER_OPTIONS = {
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
  const bundle = async (options: BuildOptions): Promise<Metafile['outputs']> => {
    const { metafile } = await build({
      ...BROWSER_OPTIONS,
      format: 'esm',
      // A changed file gets a new name, so hosts and browsers can cache files forever.
      entryNames: '[name]-[hash]',
      ...options,
      metafile: true,
      absWorkingDir: root,
      outdir: path.join(outFolder, ASSET_FOLDER),
    });
    return metafile.outputs;
  };
  // Classic workers, because Firefox before 114 has no module workers.
  const workers = await bundle({ entryPoints: [`components/**/*${WORKER_SUFFIX}`], format: 'iife' });
  const workerHrefs = Object.entries(workers).map(([file, { entryPoint = '' }]) => [
    path.basename(entryPoint, WORKER_SUFFIX),
    assetHref(path.basename(file)),
  ]);
  let islands: Record<string, IslandFiles> = {};
  const bundleWhole = async (entry: string, kind: 'start' | 'part'): Promise<string> => {
    const outputs = await bundle({
      entryPoints: [entry],
      entryNames: `${kind}-[hash]`,
      define: { ...BROWSER_OPTIONS.define, 'process.env.SEARCH_ISLAND_FILES': jsonLiteral(islands.search ?? {}) },
      plugins: [separateParts],
    });
    return path.basename(Object.keys(outputs)[0] ?? '');
  };
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
        return { path: `./${await bundleWhole(file, 'part')}`, external: true };
      });
    },
  };
  // Modules that islands share go into separate chunks, and the CSS of an island goes into one stylesheet.
  const islandOutputs = await bundle({
    entryPoints: [`components/**/*${ISLAND_SUFFIX}`],
    define: {
      ...BROWSER_OPTIONS.define,
      'process.env.ISLAND_WORKERS': jsonLiteral(Object.fromEntries(workerHrefs)),
    },
    chunkNames: 'islands-[hash]',
    splitting: true,
    plugins: [browserMessages, separateParts],
  });
  islands = listIslandFiles(root, islandOutputs);
  const script = assetHref(await bundleWhole('components/shell/start.ts', 'start'));
  const { search: _, ...islandFiles } = islands;
  return { script, islandFiles };
}

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

/** Returns the files of each island by its name: its entry file first, then the files that it imports. */
function listIslandFiles(root: string, outputs: Metafile['outputs']): Record<string, IslandFiles> {
  const islands = Object.entries(outputs).flatMap(([island, { entryPoint }]) => {
    if (!entryPoint?.endsWith(ISLAND_SUFFIX)) return [];
    // A Set also visits the files that the loop adds, so imports of imports are included.
    const files = new Set([island]);
    for (const file of files) {
      const { imports = [], cssBundle } = outputs[file] ?? {};
      for (const { path: imported, kind } of imports) if (kind === 'import-statement') files.add(imported);
      if (cssBundle) files.add(cssBundle);
    }
    const digests = Array.from(files, (file) => [
      assetHref(path.basename(file)),
      integrityOf(readFileSync(path.join(root, file))),
    ]);
    return [[path.basename(entryPoint, ISLAND_SUFFIX), Object.fromEntries(digests)]];
  });
  return Object.fromEntries(islands);
}

/**
 * Bundles the service worker.
 *
 * @param shell the files that every page needs; null for a worker that removes itself and its stores
 */
export async function bundleServiceWorker(root: string, folder: string, shell: readonly Asset[] | null): Promise<void> {
  await build({
    ...BROWSER_OPTIONS,
    absWorkingDir: root,
    entryPoints: [shell ? 'lib/offline/worker.ts' : 'lib/offline/retired-worker.ts'],
    outfile: path.join(folder, 'sw.js'),
    format: 'iife',
    legalComments: 'none',
    define: { ...BROWSER_OPTIONS.define, SHELL: JSON.stringify(shell) },
  });
}
