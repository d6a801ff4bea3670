import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const Package = z.object({
  license: z.string().default('none'),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
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
const ALLOWED_LICENSES = /^(0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|ISC|MIT|Python-2\.0|Zlib)$/;
const isAllowed = (license: string) =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((option) => option.split(' AND ').every((part) => ALLOWED_LICENSES.test(part)));
/** Packages with other licenses, which run only at build time and ship nothing in the site, or are fonts. */
const OTHER_PACKAGES = /^(lightningcss.*|axe-core|@axe-core\/.*|next-mdx-remote|caniuse-lite|@img\/sharp-.*)$/;

it('has no registry URLs in the lock file, so that mirrors work, and a hash for every package', () => {
  expect(packages.length).toBeGreaterThan(300);
  expect(packages.filter(({ resolved, integrity }) => resolved || !integrity?.startsWith('sha512-'))).toEqual([]);
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
  const others = packages.filter(({ name, license }) => !isAllowed(license) && !OTHER_PACKAGES.test(name));
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});
