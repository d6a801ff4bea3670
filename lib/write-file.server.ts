import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Synchronous, because writing small files with promises takes twice the CPU time. */
export function writeFileAndFolders(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** For caches, because a build may be interrupted and two builds may share one. Creates missing folders. */
export function writeFileAtomically(file: string, content: string | Uint8Array): void {
  const temporaryFile = `${file}.${process.pid}`;
  writeFileAndFolders(temporaryFile, content);
  renameSync(temporaryFile, file);
}
