import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs a TypeScript entry point in this process: bundled by esbuild, packages left out. Loaders that hook into Node take
 * `x.node` in an import for a native addon and never look for `x.node.ts`.
 *
 * @param {string} entry path from the project's root
 * @param {string[]} [args] what the entry finds in `process.argv` behind its own name
 */
export async function runTypeScript(entry, args = []) {
  const { build } = await import('esbuild');
  const outfile = path.resolve('.cache/scripts', `${path.basename(entry, '.ts')}-${process.pid}.mjs`);
  mkdirSync(path.dirname(outfile), { recursive: true });
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  process.setSourceMapsEnabled(true);
  process.argv = [process.execPath, entry, ...args];
  await import(pathToFileURL(outfile).href);
}
