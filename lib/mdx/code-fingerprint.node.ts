import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Folders and files whose text decides what is made of content; more than need be, since nobody keeps such a list. */
const CODE = ['lib', 'messages', 'package-lock.json'];

const fingerprints = new Map<string, Promise<string>>();

/** A hash over all code that makes something of content, once for the process. */
export function codeFingerprint(root: string): Promise<string> {
  const known = fingerprints.get(root) ?? hashCode(root);
  fingerprints.set(root, known);
  return known;
}

async function hashCode(root: string): Promise<string> {
  const hash = createHash('sha1').update(process.version);
  for (const part of CODE) {
    for (const file of await filesOf(path.join(root, part))) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('base64url');
}

/** Source files at a place, a folder or a file; none when nothing is there, as in the projects of tests. */
async function filesOf(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return existsSync(place) ? [place] : [];
  return entries
    .filter((entry) => entry.isFile() && /\.(ts|json)$/.test(entry.name) && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
