import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { projectPath } from '@/lib/content/files.server';
import type { MdxFiles } from './context';

/** The project's files; paths that lead out of the project find nothing. */
export function projectFiles(root: string): MdxFiles {
  const resolve = (file: string) => {
    const place = path.posix.normalize(file.replaceAll('\\', '/'));
    return place.startsWith('../') || path.isAbsolute(place) ? undefined : projectPath(root, place);
  };
  const bytes = (file: string) => orUndefined(() => readFileSync(resolve(file) ?? ''));
  return {
    read: (file) => {
      const place = resolve(file);
      return place === undefined ? undefined : readText(place);
    },
    list: (folder) => orUndefined(() => readdirSync(resolve(folder) ?? '')) ?? [],
    imageSize(file) {
      const content = bytes(file);
      if (!content) return undefined;
      const size = orUndefined(() => imageSize(content));
      return size ? { width: size.width, height: size.height } : 'unknown';
    },
  };
}

const texts = new Map<string, { stamp: string; text: string }>();

/** A text that every page asks for is read once, until the file changes. */
function readText(place: string): string | undefined {
  const stats = orUndefined(() => statSync(place));
  if (!stats) return undefined;
  const stamp = `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
  const known = texts.get(place);
  if (known?.stamp === stamp) return known.text;
  const text = orUndefined(() => readFileSync(place, 'utf8'));
  if (text !== undefined) texts.set(place, { stamp, text });
  return text;
}

/** What was asked of the files, as `call path` with a hash of the answer. */
export type Dependencies = Record<string, string>;

/** Passes questions on and notes them down. */
export function trackFiles(files: MdxFiles): { files: MdxFiles; dependencies: Dependencies } {
  const dependencies: Dependencies = {};
  const note = <T>(call: keyof MdxFiles, file: string, answer: T): T => {
    dependencies[`${call} ${file}`] = hash(file, answer);
    return answer;
  };
  return {
    dependencies,
    files: {
      read: (file) => note('read', file, files.read(file)),
      list: (folder) => note('list', folder, files.list(folder)),
      imageSize: (file) => note('imageSize', file, files.imageSize(file)),
    },
  };
}

/** Whether all the questions would be answered as before. */
export function areFresh(dependencies: Dependencies, files: MdxFiles): boolean {
  return Object.entries(dependencies).every(([question, before]) => {
    const [call = '', file = ''] = question.split(/ (.*)/s);
    if (call !== 'read' && call !== 'list' && call !== 'imageSize') return false;
    return hash(file, files[call](file)) === before;
  });
}

const hashes = new Map<string, { answer: unknown; hash: string }>();

/** The same answer, which is the same text in memory, has the hash that it had for the page before. */
function hash(file: string, answer: unknown): string {
  const known = hashes.get(file);
  if (known && known.answer === answer) return known.hash;
  const fresh = digest(answer);
  if (typeof answer === 'string') hashes.set(file, { answer, hash: fresh });
  return fresh;
}

function digest(answer: unknown): string {
  return createHash('sha1')
    .update(JSON.stringify(answer) ?? '')
    .digest('base64url');
}

function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
