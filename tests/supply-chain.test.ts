import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const Package = z.object({
  license: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  link: z.boolean().optional(),
});
const LockFile = z.object({ packages: z.record(z.string(), Package) });
const Versions = z.record(z.string(), z.string());
const Manifest = z.object({
  dependencies: Versions,
  devDependencies: Versions,
  optionalDependencies: Versions,
  allowScripts: z.record(z.string(), z.boolean()),
});

const manifest = Manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')));
const lock = LockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const packages = Object.entries(lock.packages)
  .filter(([place]) => place !== '')
  .map(([place, data]) => ({ name: place.replace(/^.*node_modules\//, ''), ...data }));

/** Licenses that ask for nothing but a notice. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Python-2.0',
  'Zlib',
]);
/** Others, for packages that run at build time and of which nothing is in the site. */
const ALLOWED_FOR: readonly { license: string; packages: RegExp }[] = [
  { license: 'MPL-2.0', packages: /^lightningcss|^axe-core$|^@axe-core\/|^@resvg\/|^next-mdx-remote$|^satori$/ },
  { license: 'CC-BY-4.0', packages: /^caniuse-lite$/ },
  { license: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/ },
  { license: 'OFL-1.1', packages: /^@fontsource/ },
];

/** `A AND B` needs both, `A OR B` one of them. */
function isAllowed(name: string, license: string): boolean {
  const expression = license.replace(/^\((.*)\)$/, '$1');
  if (expression.includes(' AND ')) return expression.split(' AND ').every((part) => isAllowed(name, part));
  if (expression.includes(' OR ')) return expression.split(' OR ').some((part) => isAllowed(name, part));
  return ALLOWED.has(expression) || ALLOWED_FOR.some((rule) => rule.license === expression && rule.packages.test(name));
}

it('sees the packages', () => expect(packages.length).toBeGreaterThan(300));

it('the lock file names no address, so that every registry mirror serves, and pins every package by its hash', () => {
  expect(packages.filter(({ resolved }) => resolved !== undefined).map(({ name }) => name)).toEqual([]);
  expect(
    packages.filter(({ integrity, link }) => !link && !integrity?.startsWith('sha512-')).map(({ name }) => name),
  ).toEqual([]);
});

it('only known packages may run scripts when they are installed', () => {
  const withScript = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect([...new Set(withScript)].sort()).toEqual(Object.keys(manifest.allowScripts).sort());
});

it('direct dependencies have exact versions', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

it('every package has a license from the list', () => {
  const others = packages.filter(({ name, license }) => !isAllowed(name, license ?? 'none'));
  expect(others.map(({ name, license }) => `${name}: ${license ?? 'none'}`)).toEqual([]);
});

it.each([
  ['x', 'MIT OR GPL-3.0', true],
  ['x', '(MIT AND GPL-3.0)', false],
  ['x', 'GPL-3.0', false],
  ['x', 'LGPL-3.0-or-later', false],
  ['@img/sharp-linux-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
])('%s under %s is allowed: %s', (name, license, expected) => expect(isAllowed(name, license)).toBe(expected));
