import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { listFiles } from '@/lib/content/files.node';
import { projectPath } from '@/lib/content/project-path.node';
import { SITE } from '@/lib/site';

/** What the site is made of. Generated files below `public/` don't count: they follow from the rest. */
const FOLDERS = ['app', 'components', 'content', 'lib', 'messages', 'scripts'];
const FILES = ['next.config.mjs', 'package-lock.json', 'tsconfig.json', 'instrumentation-client.ts'];

/** A hash over every file and setting that the finished site depends on. */
export async function fingerprintSources(root: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([SITE.origin, SITE.basePath, process.version]));
  const below = await Promise.all(
    FOLDERS.map(async (folder) => (await listFiles(projectPath(root, folder))).map((file) => `${folder}/${file}`)),
  );
  for (const file of [...below.flat(), ...FILES]) {
    const bytes = await readFile(projectPath(root, file)).catch(() => null);
    if (bytes) hash.update(`\n${file}\n`).update(bytes);
  }
  return hash.digest('hex');
}
