import { expect, it } from 'vitest';
import { temporaryProject } from '@/tests/support/temporary-project';
import { checkClientModules } from './check-client-modules.server';

const project = (...modules: string[]) => {
  const clientModules = Object.fromEntries(modules.map((name) => [`[project]/${name}`, { id: 1, name: '*' }]));
  return temporaryProject({
    '.next/server/app/en/[[...path]]/page_client-reference-manifest.js': `globalThis.__RSC_MANIFEST = {};\nglobalThis.__RSC_MANIFEST["/en/[[...path]]/page"] = ${JSON.stringify({ clientModules })};\n`,
  });
};

it('names client components of the site and of packages, except those of Next, error pages and development', async () => {
  const known = [
    'node_modules/next/dist/esm/client/components/layout-router.js',
    'app/(default)/error.tsx',
    'components/dev/problem-panel.client.tsx',
  ];
  const root = await project(...known);
  expect(() => checkClientModules(root)).not.toThrow();
  const broken = await project(...known, 'components/docs/button.tsx', 'node_modules/next/dist/client/script.js');
  expect(() => checkClientModules(broken)).toThrow(
    /^components\/docs\/button\.tsx — .* Remove "use client" .*\nnode_modules\/next\/dist\/client\/script\.js — .* Use plain HTML .*$/,
  );
});

it('fails when Next writes no lists', async () => {
  const root = await temporaryProject({ 'package.json': '{}' });
  expect(() => checkClientModules(root)).toThrow('Next wrote no list of client modules.');
});
