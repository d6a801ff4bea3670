import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { listFiles, projectPath } from '@/lib/content/files.server';
import { SITE } from '@/lib/site';

/** What the site is made of. */
const FOLDERS = ['app', 'components', 'lib', 'messages', 'scripts', 'content', 'public'];
const FILES = ['next.config.mjs', 'package-lock.json', 'tsconfig.json', 'instrumentation-client.ts'];

/** A hash of every file and setting that the finished site depends on. */
export async function fingerprintSources(root: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([SITE, process.version]));
  const below = await Promise.all(
    FOLDERS.map(async (folder) => listFiles(projectPath(root, folder)).map((file) => `${folder}/${file}`)),
  );
  // The development server writes its search to `public/`.
  const sources = [...below.flat(), ...FILES].filter((file) => !/^public\/(.*\/)?search-index[^/]*\.json$/.test(file));
  for (const file of sources) {
    const place = projectPath(root, file);
    if (existsSync(place)) hash.update(`\n${file}\n`).update(readFileSync(place));
  }
  return hash.digest('hex');
}
