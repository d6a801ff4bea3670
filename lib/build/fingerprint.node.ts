import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.node';
import { SITE } from '@/lib/site';

/** What the site is made of. Generated files below `public/` don't count: they follow from the rest. */
const FOLDERS = ['app', 'components', 'content', 'lib', 'messages', 'scripts'];
const FILES = ['next.config.mjs', 'package-lock.json', 'tsconfig.json', 'instrumentation-client.ts'];

/** A hash over every file and setting that the finished site depends on. */
export async function fingerprintSources(root: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([SITE.origin, SITE.basePath, process.version]));
  const below = await Promise.all(
    FOLDERS.map(async (folder) => (await listFiles(path.join(root, folder))).map((file) => `${folder}/${file}`)),
  );
  for (const file of [...below.flat(), ...FILES]) {
    const bytes = await readFile(path.join(root, file)).catch(() => null);
    if (bytes) hash.update(`\n${file}\n`).update(bytes);
  }
  return hash.digest('hex');
}
