import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file synchronously, which for small files takes half the processor time of promises. */
export function writeAtOnce(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch {
    // Hardly ever is the folder missing; to ask each time would take as long as to write.
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/**
 * Writes a file whole or not at all: a build may be interrupted, and two may share a cache. write-file-atomic wants a newer
 * Node than the site promises, and waits for the disk at each file.
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${process.pid}`;
  writeAtOnce(draft, content);
  renameSync(draft, file);
}
