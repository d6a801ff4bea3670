import path from 'node:path';
import { build } from 'esbuild';

/**
 * Finds the modules that entry points import at run time, directly or transitively. Type-only imports don't count.
 *
 * @param root the project's folder
 * @returns by path relative to the root, or by name for packages and `node:*`: the chain of imports that leads to the module
 */
export async function findReachableModules(root: string, entryPoints: string[]): Promise<Map<string, string[]>> {
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
