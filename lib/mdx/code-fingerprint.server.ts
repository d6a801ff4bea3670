import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { IS_DEVELOPMENT } from '@/lib/site';

/** Everything that may change what is compiled; a shorter list would have to be maintained. */
const CODE = ['lib', 'messages', 'package-lock.json'];

interface Known {
  /** Of all files, without reading them. */
  stamp: string;
  hash: string;
}

declare global {
  var codeFingerprints: Map<string, Known> | undefined;
}

/**
 * A hash of all code that compiles content, computed once in a process; in development again when a file has changed.
 */
export function codeFingerprint(root: string): string {
  globalThis.codeFingerprints ??= new Map();
  const known = globalThis.codeFingerprints.get(root);
  if (known && !IS_DEVELOPMENT) return known.hash;
  const files = CODE.flatMap((part) => filesOf(path.join(root, part)));
  const stamp = files.map((file) => stampOf(file)).join();
  if (known?.stamp === stamp) return known.hash;
  const hash = createHash('sha1').update(process.version);
  for (const file of files) hash.update(file).update(readFileSync(file));
  const fresh = { stamp, hash: hash.digest('base64url') };
  globalThis.codeFingerprints.set(root, fresh);
  return fresh.hash;
}

function stampOf(file: string): string {
  const { mtimeMs, size, ino } = statSync(file);
  return `${file} ${mtimeMs} ${size} ${ino}`;
}

/** Source files at a place, a folder or a file; none when nothing is there, as in the projects of tests. */
function filesOf(place: string): string[] {
  const stats = statSync(place, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [place] : [];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|json)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => path.join(place, file))
    .sort();
}
