import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { projectPath } from '@/lib/content/files.server';
import type { MdxFiles } from './context';

/** The project's files; paths that lead out of the project find nothing. */
export function projectFiles(root: string): MdxFiles {
  const ask = <T>(file: string, read: (place: string) => T): T | undefined => {
    const place = path.posix.normalize(file.replaceAll('\\', '/'));
    const isOutside = place.startsWith('../') || path.isAbsolute(place);
    return isOutside ? undefined : orUndefined(() => read(projectPath(root, place)));
  };
  return {
    read: (file) => ask(file, readText),
    list: (folder) => ask(folder, (place) => readdirSync(place)) ?? [],
    imageSize(file) {
      const content = ask(file, (place) => readFileSync(place));
      if (!content) return undefined;
      const size = orUndefined(() => imageSize(content));
      return size ? { width: size.width, height: size.height } : 'unknown';
    },
  };
}

const texts = new Map<string, { stamp: string; text: string }>();

/** A text that every page asks for is read once, until the file changes. */
function readText(place: string): string {
  const { mtimeMs, size, ino } = statSync(place);
  const stamp = `${mtimeMs} ${size} ${ino}`;
  const known = texts.get(place);
  if (known?.stamp === stamp) return known.text;
  const text = readFileSync(place, 'utf8');
  texts.set(place, { stamp, text });
  return text;
}

/** What was asked of the files, as `call path` with a hash of the answer. */
export type Dependencies = Record<string, string>;

/** Passes questions on and notes them down. */
export function trackFiles(files: MdxFiles): { files: MdxFiles; dependencies: Dependencies } {
  const dependencies: Dependencies = {};
  const note = <T>(call: keyof MdxFiles, file: string, answer: T): T => {
    dependencies[`${call} ${file}`] = hash(answer);
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
    return (call === 'read' || call === 'list' || call === 'imageSize') && hash(files[call](file)) === before;
  });
}

const hashes = new Map<string, string>();

/** The hash of an answer; that of a text is kept for the next page that asks for it. */
function hash(answer: unknown): string {
  const text = typeof answer === 'string' ? answer : (JSON.stringify(answer) ?? '');
  const known = hashes.get(text) ?? createHash('sha1').update(text).digest('base64url');
  hashes.set(text, known);
  return known;
}

function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
