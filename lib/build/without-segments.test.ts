import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import * as withoutSegments from './without-segments';

const ALIAS = './collect-segment-data';
const EXPORT = new RegExp(`export \\{([^}]*)\\} from '${ALIAS}'`);

async function aliasesOf(env: Record<string, string>): Promise<Record<string, unknown>> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.resetModules();
  const { default: config } = await import('@/next.config.mjs');
  vi.unstubAllEnvs();
  return config.turbopack?.resolveAlias ?? {};
}

it('stands in for all that this Next takes from its own module', () => {
  const user = readFileSync('node_modules/next/dist/esm/server/app-render/entry-base.js', 'utf8');
  const names = user
    .match(EXPORT)?.[1]
    ?.split(',')
    .map((name) => name.trim());
  expect(names?.toSorted()).toEqual(Object.keys(withoutSegments).toSorted());
});

it('does so only in builds whose pages carry no router', async () => {
  expect(await aliasesOf({ NODE_ENV: 'production' })).toHaveProperty([ALIAS], './lib/build/without-segments.ts');
  expect(await aliasesOf({ NODE_ENV: 'production', SHIP_FRAMEWORK: '1' })).not.toHaveProperty([ALIAS]);
  expect(await aliasesOf({ NODE_ENV: 'development' })).not.toHaveProperty([ALIAS]);
});
