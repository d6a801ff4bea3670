import { renameSync } from 'node:fs';
import { writeAtOnce } from './write-at-once.server';

/**
 * Writes a file whole or not at all: a build may be interrupted, and two may share a cache. write-file-atomic wants a newer
 * Node than the site promises, and waits for the disk at each file.
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${process.pid}`;
  writeAtOnce(draft, content);
  renameSync(draft, file);
}
