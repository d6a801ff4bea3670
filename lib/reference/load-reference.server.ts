import { readText } from '@/lib/content/files.server';
import { REFERENCE_FILE, type Reference, readReference } from './reference';

/** Returns the project's reference of configuration keys; undefined when its file is invalid, which the checks report. */
export function loadReference(): Reference | undefined {
  return readReference(readText(process.cwd(), REFERENCE_FILE, []) ?? undefined).model;
}
