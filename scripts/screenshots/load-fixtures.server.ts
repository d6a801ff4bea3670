import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { z } from 'zod';
import { run } from '@/lib/setup/run.server';
import type { FindText } from './find-text';
import type { Scene } from './scene';

const FOLDER = 'scripts/screenshots/fixtures';

/** The API responses of the tool, by method and path: `GET /api/…`. */
export type Responses = Readonly<Record<string, unknown>>;

export type CreateResponses = (scene: Scene, findText: FindText) => Responses;

const FixtureModule = z.object({
  createResponses: z.custom<CreateResponses>((value) => typeof value === 'function'),
});

/**
 * Type-checks and loads the fixtures. They have their own TypeScript project, whose types come from the WebUI's
 * checkout, so that a changed model fails here.
 */
export async function loadFixtures(root: string): Promise<CreateResponses> {
  const { status } = await run('npx', ['tsc', '--project', FOLDER], { cwd: root });
  if (status !== 0)
    throw new Error(`The fixtures in ${FOLDER} don't match the types of this checkout. Fix the errors above.`);
  const outfile = path.join(root, '.cache/screenshots/fixtures.mjs');
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
