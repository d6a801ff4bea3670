import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { z } from 'zod';
import { run } from '@/lib/setup/run.server';
import type { FindText } from './find-text';
import type { Scene } from './scene';

const FOLDER = 'scripts/pictures/fixtures';

/** What the tool answers to `GET /api/…` and others, by method and path. */
export type Responses = Readonly<Record<string, unknown>>;

export type CreateResponses = (scene: Scene, findText: FindText) => Responses;

const FixtureModule = z.object({
  createResponses: z.custom<CreateResponses>((value) => typeof value === 'function'),
});

/**
 * Loads the answers of the fixture API. They are not part of the site's own TypeScript project: their types are the models of the
 * checkout, so that a model that has changed fails here.
 */
export async function loadFixtures(root: string): Promise<CreateResponses> {
  const { status } = await run('npx', ['tsc', '--project', FOLDER], { cwd: root });
  if (status !== 0) throw new Error(`The fixtures in ${FOLDER} don't fit the models of this checkout. Correct them.`);
  const outfile = path.join(root, '.cache/pictures/fixtures.mjs');
  await build({
    entryPoints: [path.join(root, FOLDER, 'create-responses.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    tsconfig: path.join(root, FOLDER, 'tsconfig.json'),
  });
  return FixtureModule.parse(await import(pathToFileURL(outfile).href)).createResponses;
}
