import { readdirSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Entry points of browser code. */
const BROWSER_ENTRY =
  /\.(element\.ts|island\.tsx|client\.tsx)$|^instrumentation-client\.ts$|^components\/shell\/start\.ts$|-worker\.ts$|\/worker\.ts$/;
const SERVER_ENTRY = /^app\/(.*\/)?(page|layout|not-found|global-not-found)\.tsx$/;
const NODE_ONLY = /\.(node|server)\.tsx?$|^node:/;
const BROWSER_ONLY =
  /\.(island|element)\.tsx?$|\/use-[^/]+\.tsx?$|^components\/islands\/(mount|define-island|field-values)\.tsx?$/;

/**
 * Finds modules that entry points import at run time, directly or transitively. Type-only imports don't count.
 *
 * @returns the chain of imports that leads to each forbidden module
 */
async function findForbidden(entryPattern: RegExp, forbiddenPattern: RegExp): Promise<string[]> {
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const entryPoints = [...files, 'instrumentation-client.ts'].filter((file) => entryPattern.test(file));
  const { metafile } = await build({
    entryPoints,
    outdir: '.cache/rules',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    loader: { '.css': 'empty' },
    logLevel: 'silent',
  });
  const chains = new Map(entryPoints.map((entry) => [entry, [entry]]));
  for (const [module, chain] of chains)
    for (const { path: imported } of metafile.inputs[module]?.imports ?? [])
      if (!chains.has(imported)) chains.set(imported, [...chain, imported]);
  expect(chains.size).toBeGreaterThan(3);
  return [...chains].filter(([module]) => forbiddenPattern.test(module)).map(([, chain]) => chain.join(' -> '));
}

it('finds no import of Node.js modules in browser code', async () => {
  const advice =
    'Compute the value on the server and pass it in as a prop of the island or an attribute of the element.';
  expect(await findForbidden(BROWSER_ENTRY, NODE_ONLY), advice).toEqual([]);
});

it('finds no import of browser-only modules in pages', async () => {
  const advice = "Render <Island name=…> from components/islands/island.tsx, or the custom element's tag, instead.";
  expect(await findForbidden(SERVER_ENTRY, BROWSER_ONLY), advice).toEqual([]);
});
