import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { listFiles } from '@/lib/content/files.server';
import { ContentError, errorAt } from '@/lib/errors';

/** Next lists the client modules of each page in a file with this name, as `globalThis…["/page"] = {…};`. */
const MANIFEST_NAME = /_client-reference-manifest\.js$/;
const Manifest = z.object({ clientModules: z.record(z.string(), z.unknown()) });

/** Modules of Next that every page has, error pages, and modules that work in development only. */
const KNOWN_MODULES =
  /^(?:node_modules\/next\/dist\/(?:esm\/client\/components|esm\/lib|client\/components\/builtin)\/|app\/(?:.*\/)?(?:global-)?error\.tsx$|components\/dev\/)/;

/**
 * Checks that pages have no client components, of the site or of a package: the export has no React that would start
 * them, so they would be visible but dead.
 *
 * @throws ContentError that names each module; Error when Next's lists aren't where they were, after an upgrade
 */
export function checkClientModules(root: string): void {
  const folder = path.join(root, '.next/server/app');
  const manifests = listFiles(folder).filter((file) => MANIFEST_NAME.test(file));
  if (manifests.length === 0)
    throw new Error(
      `Next wrote no list of client modules. If it was upgraded, see lib/export/check-client-modules.server.ts.`,
    );
  const modules = new Set(manifests.flatMap((file) => readModules(readFileSync(path.join(folder, file), 'utf8'))));
  const unknown = [...modules].filter((name) => !KNOWN_MODULES.test(name)).sort();
  if (unknown.length === 0) return;
  throw new ContentError(
    unknown.map((name) => {
      const fix = name.startsWith('node_modules/')
        ? 'Use plain HTML instead, or import the package only in an island (CONTRIBUTING.md describes islands).'
        : 'Remove "use client" and write an island or a custom element (CONTRIBUTING.md describes islands).';
      return errorAt(name, 'pages use this client component, which does nothing in the export', fix);
    }),
  );
}

/** Returns the client modules in the text of a manifest, as paths from the project's root. */
function readModules(text: string): string[] {
  const json = text.slice(text.indexOf('] = ') + 4).replace(/;\s*$/, '');
  return Object.keys(Manifest.parse(JSON.parse(json)).clientModules).map((name) => name.replace('[project]/', ''));
}
