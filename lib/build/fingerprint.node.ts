import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { listFiles } from '@/lib/content/files.node';
import { projectPath } from '@/lib/content/project-path.node';
import { SITE } from '@/lib/site';

/** What the site is made of. Generated files below `public/` don't count: they follow from the rest. */
const CODE = ['app', 'components', 'lib', 'messages', 'scripts'];
const FILES = ['next.config.mjs', 'package-lock.json', 'tsconfig.json', 'instrumentation-client.ts'];

export interface Fingerprint {
  /** Of everything but the content: code, messages, packages, settings. */
  code: string;
  /** Of every file and setting that the finished site depends on. */
  all: string;
}

export async function fingerprintSources(root: string): Promise<Fingerprint> {
  const code = await hashFiles(root, JSON.stringify([SITE, process.version]), CODE, FILES);
  return { code, all: await hashFiles(root, code, ['content'], []) };
}

async function hashFiles(
  root: string,
  start: string,
  folders: readonly string[],
  files: readonly string[],
): Promise<string> {
  const hash = createHash('sha256').update(start);
  const below = await Promise.all(
    folders.map(async (folder) => (await listFiles(projectPath(root, folder))).map((file) => `${folder}/${file}`)),
  );
  for (const file of [...below.flat(), ...files]) {
    const bytes = read(projectPath(root, file));
    if (bytes) hash.update(`\n${file}\n`).update(bytes);
  }
  return hash.digest('hex');
}

/** Without a promise for each of thousands. */
function read(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
