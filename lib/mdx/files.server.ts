import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { projectPath } from '@/lib/content/files.server';
import type { MdxFiles } from './context';

/** Hashes of the files and folders that a page refers to, by path; null for those that don't exist. */
export type Dependencies = Record<string, string | null>;

/** Returns access to the files of a project, and a function that returns the paths read so far with their hashes. */
export function projectFiles(root: string): { files: MdxFiles; hashDependencies: () => Dependencies } {
  const contents = new Map<string, Buffer | undefined>();
  const readOnce = (file: string) => {
    if (!contents.has(file)) contents.set(file, readPath(root, file));
    return contents.get(file);
  };
  // Each quote on a page looks up the tool's texts, and decoding their file each time took a quarter of the check.
  const texts = new Map<string, string | undefined>();
  return {
    files: {
      read(file) {
        if (!texts.has(file)) texts.set(file, readOnce(file)?.toString());
        return texts.get(file);
      },
      list: (folder) => readOnce(folder)?.toString().split('\n') ?? [],
      imageSize(file) {
        const content = readOnce(file);
        return content && (undefinedOnError(() => imageSize(content)) ?? 'unknown');
      },
    },
    hashDependencies: () => Object.fromEntries([...contents].map(([file, content]) => [file, hashContent(content)])),
  };
}

/** Returns whether every dependency still has the same content. */
export function areFresh(dependencies: Dependencies, root: string): boolean {
  return Object.entries(dependencies).every(([file, hash]) => hashContent(readPath(root, file)) === hash);
}

/** Reads a file, or the names in a folder, one per line. A path that leads out of the project counts as missing. */
function readPath(root: string, file: string): Buffer | undefined {
  const relativePath = path.posix.normalize(file.replaceAll('\\', '/'));
  if (relativePath.startsWith('../') || path.isAbsolute(relativePath)) return undefined;
  const absolutePath = projectPath(root, relativePath);
  return undefinedOnError(() =>
    statSync(absolutePath).isDirectory()
      ? Buffer.from(readdirSync(absolutePath).join('\n'))
      : readFileSync(absolutePath),
  );
}

function hashContent(content: Buffer | undefined): string | null {
  return content ? createHash('sha1').update(content).digest('base64url') : null;
}

function undefinedOnError<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
