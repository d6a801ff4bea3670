import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { listFiles } from '@/lib/content/files.server';
import { bundleIslands, ISLAND_SUFFIX } from '@/lib/export/bundle-islands.server';
import { browserEnvironment, type IslandFiles } from '@/lib/site';
import { ASSET_FOLDER, assetHref } from './site-headers';

const ENTRY = 'components/shell/start.ts';
/** Workers of islands, which start them by name (`ISLAND_WORKERS`). */
const WORKER_SUFFIX = '.worker.ts';

/** How everything is bundled that browsers run. */
export const BROWSER_OPTIONS = {
  bundle: true,
  platform: 'browser',
  target: ['es2022', 'chrome111', 'firefox111', 'safari16.4'],
  minify: true,
  // Scripts of this kind are always read as UTF-8; a Chinese character escaped is twice as long.
  charset: 'utf8',
  define: browserEnvironment(),
  // The published build with export and import, and without workers, databases and resolvers: 9 kB instead of 15.
  alias: { flexsearch: './node_modules/flexsearch/dist/flexsearch.compact.module.min.js' },
  jsx: 'automatic',
  logLevel: 'warning',
} satisfies BuildOptions;

/** Bundles the site's own script: an entry that every page loads, whose address is returned, and parts that load on demand. */
export async function bundleSiteScript(root: string, outFolder: string): Promise<string> {
  const outdir = path.join(outFolder, ASSET_FOLDER);
  await rm(outdir, { recursive: true, force: true });
  const known = new Map<string, Promise<string>>();
  const write = async (entry: string, kind: string, more: BuildOptions): Promise<string> => {
    const { metafile } = await build({
      ...BROWSER_OPTIONS,
      ...more,
      metafile: true,
      absWorkingDir: root,
      entryPoints: [entry],
      outdir,
      // A changed file gets another name, so hosts and browsers may keep each for ever.
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
    islandWorkers[name] = assetHref(await write(`components/${file}`, `${name}.worker`, { format: 'iife' }));
  }
  const bundle = (entry: string, kind: 'start' | 'part') =>
    write(entry, kind, {
      format: 'esm',
      define: browserEnvironment(islands),
      plugins: [partsApart],
    });
  /**
   * Each `import()` becomes a file that is complete in itself. What esbuild splits shares modules between files, and every
   * page would wait for those in a second round trip.
   */
  const partsApart: Plugin = {
    name: 'parts-apart',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /./ }, async ({ kind, path: wanted, pluginData, ...from }) => {
        if (kind !== 'dynamic-import' || pluginData === partsApart) return undefined;
        const { path: file, errors } = await resolve(wanted, { ...from, kind, pluginData: partsApart });
        if (errors.length > 0) return { errors };
        const [island = ''] = Object.keys(islands[path.basename(file, ISLAND_SUFFIX)] ?? {});
        if (file.endsWith(ISLAND_SUFFIX)) return { path: `./${path.basename(island)}`, external: true };
        const part = known.get(file) ?? bundle(file, 'part');
        known.set(file, part);
        return { path: `./${await part}`, external: true };
      });
    },
  };
  const define = browserEnvironment({}, islandWorkers);
  islands = await bundleIslands(root, outdir, { ...BROWSER_OPTIONS, define, plugins: [partsApart] });
  return assetHref(await bundle(ENTRY, 'start'));
}
