import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { BROWSER_ENVIRONMENT, SITE } from '@/lib/site';

const ENTRY = 'components/layout/start-page.ts';

/** Where the site's own script and its parts lie, below the base path. */
export const SITE_SCRIPT_FOLDER = '_site';

/**
 * Bundles the site's own script: an entry that every page loads, and parts that load on demand.
 *
 * @param outFolder the exported site
 * @returns the entry's address
 */
export async function bundleSiteScript(root: string, outFolder: string): Promise<string> {
  const outdir = path.join(outFolder, SITE_SCRIPT_FOLDER);
  await rm(outdir, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [ENTRY],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: ['es2022', 'chrome111', 'firefox111', 'safari16.4'],
    minify: true,
    // A changed file gets another name, so hosts and browsers may keep each for ever.
    entryNames: 'start-[hash]',
    chunkNames: 'part-[hash]',
    define: BROWSER_ENVIRONMENT,
    // As in next.config.mjs: the index without workers, stores and encoders.
    alias: { flexsearch: './node_modules/flexsearch/dist/flexsearch.light.module.min.js' },
    jsx: 'automatic',
    metafile: true,
    logLevel: 'warning',
  });
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === ENTRY)?.[0];
  if (!entry) throw new Error(`${ENTRY} was not bundled.`);
  return `${SITE.basePath}/${SITE_SCRIPT_FOLDER}/${path.basename(entry)}`;
}
