import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { projectPath } from '@/lib/content/files.server';
import type { MdxFiles } from './context';

/** Returns access to the files of a project. A path that leads out of the project counts as missing. */
export function projectFiles(root: string): MdxFiles {
  const readInProject = <T>(file: string, read: (absolutePath: string) => T): T | undefined => {
    const relativePath = path.posix.normalize(file.replaceAll('\\', '/'));
    const isOutside = relativePath.startsWith('../') || path.isAbsolute(relativePath);
    return isOutside ? undefined : undefinedOnError(() => read(projectPath(root, relativePath)));
  };
  return {
    read: (file) => readInProject(file, readText),
    list: (folder) => readInProject(folder, (absolutePath) => readdirSync(absolutePath)) ?? [],
    imageSize(file) {
      const content = readInProject(file, (absolutePath) => readFileSync(absolutePath));
      if (!content) return undefined;
      const size = undefinedOnError(() => imageSize(content));
      return size ? { width: size.width, height: size.height } : 'unknown';
    },
  };
}

const textCache = new Map<string, { stamp: string; text: string }>();

/** Caches texts until their files change, because every page reads files such as the glossary. */
function readText(file: string): string {
  const { mtimeMs, size, ino } = statSync(file);
  const stamp = `${mtimeMs} ${size} ${ino}`;
  const cached = textCache.get(file);
  if (cached?.stamp === stamp) return cached.text;
  const text = readFileSync(file, 'utf8');
  textCache.set(file, { stamp, text });
  return text;
}

/** Hashes of the results of file access, by call and path: `read content/glossary.json`. */
export type Dependencies = Record<string, string>;

/** Wraps access to files so that each call is recorded as a dependency. */
export function trackFiles(files: MdxFiles): { files: MdxFiles; dependencies: Dependencies } {
  const dependencies: Dependencies = {};
  const record = <T>(call: keyof MdxFiles, file: string, result: T): T => {
    dependencies[`${call} ${file}`] = hashResult(result);
    return result;
  };
  return {
    dependencies,
    files: {
      read: (file) => record('read', file, files.read(file)),
      list: (folder) => record('list', folder, files.list(folder)),
      imageSize: (file) => record('imageSize', file, files.imageSize(file)),
    },
  };
}

/** Returns whether every recorded call still has the same result. */
export function areFresh(dependencies: Dependencies, files: MdxFiles): boolean {
  return Object.entries(dependencies).every(([dependency, recordedHash]) => {
    const [call = '', file = ''] = dependency.split(/ (.*)/s);
    return (
      (call === 'read' || call === 'list' || call === 'imageSize') && hashResult(files[call](file)) === recordedHash
    );
  });
}

const hashes = new Map<string, string>();

/** Caches hashes, because many pages depend on the same large files. */
function hashResult(result: unknown): string {
  const text = typeof result === 'string' ? result : (JSON.stringify(result) ?? '');
  const hash = hashes.get(text) ?? createHash('sha1').update(text).digest('base64url');
  hashes.set(text, hash);
  return hash;
}

function undefinedOnError<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
