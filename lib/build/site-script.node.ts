import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { browserEnvironment, SITE } from '@/lib/site';
import { slimFlexSearch } from './slim-flexsearch.node';

const ENTRY = 'components/layout/start-page.ts';
const SEARCH_WORKER = 'lib/search/client/search-worker.ts';

/** Where the site's own script and its parts lie, below the base path. */
export const SITE_SCRIPT_FOLDER = '_site';

const OPTIONS = {
  bundle: true,
  platform: 'browser',
  target: ['es2022', 'chrome111', 'firefox111', 'safari16.4'],
  minify: true,
  // Scripts of this kind are always read as UTF-8; a Chinese character escaped is twice as long.
  charset: 'utf8',
  define: browserEnvironment(),
  plugins: [slimFlexSearch],
  jsx: 'automatic',
  logLevel: 'warning',
} satisfies BuildOptions;

/**
 * Bundles the site's own script: an entry that every page loads, and parts that load on demand.
 *
 * @param outFolder the exported site
 * @returns the entry's address
 */
export async function bundleSiteScript(root: string, outFolder: string): Promise<string> {
  const outdir = path.join(outFolder, SITE_SCRIPT_FOLDER);
  await rm(outdir, { recursive: true, force: true });
  const known = new Map<string, Promise<string>>();
  const write = async (
    entry: string,
    kind: 'start' | 'part' | 'search-worker',
    more: BuildOptions,
  ): Promise<string> => {
    const { metafile } = await build({
      ...OPTIONS,
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
  // A worker of its own kind: Firefox had none that are modules before 114.
  const worker = await write(SEARCH_WORKER, 'search-worker', { format: 'iife' });
  const bundle = (entry: string, kind: 'start' | 'part') =>
    write(entry, kind, {
      format: 'esm',
      define: browserEnvironment(addressOf(worker)),
      plugins: [slimFlexSearch, partsApart],
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
        const part = known.get(file) ?? bundle(file, 'part');
        known.set(file, part);
        return { path: `./${await part}`, external: true };
      });
    },
  };
  return addressOf(await bundle(ENTRY, 'start'));
}

function addressOf(file: string): string {
  return `${SITE.basePath}/${SITE_SCRIPT_FOLDER}/${file}`;
}
