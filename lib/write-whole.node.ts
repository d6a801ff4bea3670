import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file whole or not at all: a build may be interrupted, and two may share a cache. At one go, which for small files
 * takes half the processor time of promises.
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, content);
  } catch {
    // Hardly ever is the folder missing; to ask each time would take as long as to write.
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(draft, content);
  }
  renameSync(draft, file);
}
