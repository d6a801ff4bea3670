import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.node';
import { mapFew } from '@/lib/map-few';
import { gatherInlineScripts } from './gather-inline-scripts';
import { bundleSiteScript } from './site-script.node';
import { withoutFramework } from './without-framework';

/**
 * Gives the exported pages the site's own script in the framework's place; the framework's scripts and data files go.
 *
 * @param root the project
 * @param folder the exported site
 */
export async function removeFramework(root: string, folder: string): Promise<void> {
  const siteScript = await bundleSiteScript(root, folder);
  const files = await listFiles(folder);
  await mapFew(files, async (name) => {
    const file = path.join(folder, name);
    if (name.endsWith('.html')) {
      const html = withoutFramework(await readFile(file, 'utf8'), siteScript);
      await writeFile(file, gatherInlineScripts(html));
    }
    if (isFrameworkFile(name)) await rm(file);
  });
  await removeEmptyFolders(folder);
}

/** Scripts and flight data; stylesheets lie among the scripts and stay. */
function isFrameworkFile(name: string): boolean {
  return /^_next\/.*\.(js|json|map)$/.test(name) || isFlightData(name);
}

/** `docs/intro.txt` and `docs/intro/__next._tree.txt`; other text files are ours. */
function isFlightData(name: string): boolean {
  const ours = /(^|\/)(robots|llms|llms-full)\.txt$/;
  return name.endsWith('.txt') && !ours.test(name);
}

async function removeEmptyFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries) if (entry.isDirectory()) await removeEmptyFolders(path.join(folder, entry.name));
  if ((await readdir(folder)).length === 0) await rm(folder, { recursive: true });
}
