import { expect, it } from 'vitest';
import { temporaryProject } from '@/tests/support/temporary-project';
import { checkClientModules } from './check-client-modules.server';

const project = (...modules: string[]) => {
  const clientModules = Object.fromEntries(modules.map((name) => [`[project]/${name}`, { id: 1, name: '*' }]));
  return temporaryProject({
    '.next/server/app/en/[[...path]]/page_client-reference-manifest.js': `globalThis.__RSC_MANIFEST = {};\nglobalThis.__RSC_MANIFEST["/en/[[...path]]/page"] = ${JSON.stringify({ clientModules })};\n`,
  });
};

it('accepts the modules of Next, error pages and development', async () => {
  const root = await project(
    'node_modules/next/dist/esm/client/components/layout-router.js',
    'app/(default)/error.tsx',
    'components/dev/problem-panel.client.tsx',
  );
  expect(() => checkClientModules(root)).not.toThrow();
});

it('names client components of the site and of packages', async () => {
  const root = await project('components/docs/button.tsx', 'node_modules/next/dist/client/script.js');
  expect(() => checkClientModules(root)).toThrowErrorMatchingInlineSnapshot(`
    [ContentError: components/docs/button.tsx — pages use this client component, which does nothing in the export. Remove "use client" and write an island or a custom element (CONTRIBUTING.md describes islands).
    node_modules/next/dist/client/script.js — pages use this client component, which does nothing in the export. Use plain HTML instead, or import the package only in an island (CONTRIBUTING.md describes islands).]
  `);
});

it('fails when Next writes no lists', async () => {
  const root = await temporaryProject({ 'package.json': '{}' });
  expect(() => checkClientModules(root)).toThrow('Next wrote no list of client modules.');
});
