import path from 'node:path';
import { build } from 'esbuild';

/**
 * Finds the modules that some entry points need when they run, directly or through others. Types are erased, as in the product.
 *
 * @param root the project
 * @returns by path from the root, each with the chain of imports that leads to it; `node:*` and packages included
 */
export async function reachableModules(root: string, entryPoints: string[]): Promise<Map<string, string[]>> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir: path.join(root, '.cache/rules'),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    loader: { '.css': 'empty' },
    logLevel: 'silent',
  });
  const chains = new Map(entryPoints.map((entry) => [entry, [entry]]));
  for (const [module, chain] of chains) {
    for (const { path: imported } of metafile.inputs[module]?.imports ?? [])
      if (!chains.has(imported)) chains.set(imported, [...chain, imported]);
  }
  return chains;
}
