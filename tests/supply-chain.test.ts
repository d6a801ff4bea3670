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
  .filter(([location]) => location !== '')
  .map(([location, data]) => ({ name: location.replace(/^.*node_modules\//, ''), ...data }));

/** Licenses that require at most attribution. */
const ALLOWED_LICENSES = new Set([
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
/** Additional licenses for packages that run only at build time and ship nothing in the site. */
const PACKAGE_EXCEPTIONS: readonly { license: string; packages: RegExp }[] = [
  { license: 'MPL-2.0', packages: /^lightningcss|^axe-core$|^@axe-core\/|^@resvg\/|^next-mdx-remote$|^satori$/ },
  { license: 'CC-BY-4.0', packages: /^caniuse-lite$/ },
  { license: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/ },
  { license: 'OFL-1.1', packages: /^@fontsource/ },
];

/** Evaluates an SPDX expression: `A AND B` requires both licenses to be allowed, `A OR B` only one. */
function isAllowed(name: string, license: string): boolean {
  const expression = license.replace(/^\((.*)\)$/, '$1');
  if (expression.includes(' AND ')) return expression.split(' AND ').every((part) => isAllowed(name, part));
  if (expression.includes(' OR ')) return expression.split(' OR ').some((part) => isAllowed(name, part));
  return (
    ALLOWED_LICENSES.has(expression) ||
    PACKAGE_EXCEPTIONS.some((rule) => rule.license === expression && rule.packages.test(name))
  );
}

it('reads the packages of the lock file', () => expect(packages.length).toBeGreaterThan(300));

it('has no registry URLs in the lock file, so that mirrors work, and a hash for every package', () => {
  expect(packages.filter(({ resolved }) => resolved !== undefined).map(({ name }) => name)).toEqual([]);
  expect(
    packages.filter(({ integrity, link }) => !link && !integrity?.startsWith('sha512-')).map(({ name }) => name),
  ).toEqual([]);
});

it('lets only the listed packages run install scripts', () => {
  const withScript = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect([...new Set(withScript)].sort()).toEqual(Object.keys(manifest.allowScripts).sort());
});

it('installs nodejieba with the installer in the lock file', () => {
  // Its install script runs npx, which ignores packages outside its folder and would download the newest version. Moving
  // the installer to the top, as `npm dedupe` does, has that effect.
  const installers = Object.keys(lock.packages).filter((location) => location.endsWith('/@mapbox/node-pre-gyp'));
  expect(installers).toEqual(['node_modules/nodejieba/node_modules/@mapbox/node-pre-gyp']);
});

it('pins direct dependencies to exact versions', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

it('uses only packages with an allowed license', () => {
  const disallowed = packages.filter(({ name, license }) => !isAllowed(name, license ?? 'none'));
  expect(disallowed.map(({ name, license }) => `${name}: ${license ?? 'none'}`)).toEqual([]);
});

it.each([
  ['x', 'MIT OR GPL-3.0', true],
  ['x', '(MIT AND GPL-3.0)', false],
  ['x', 'GPL-3.0', false],
  ['x', 'LGPL-3.0-or-later', false],
  ['@img/sharp-linux-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
])('%s under %s is allowed: %s', (name, license, expected) => expect(isAllowed(name, license)).toBe(expected));
