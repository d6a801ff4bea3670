import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import type { Problem } from '@/lib/errors';
import { decodeUtf8, projectPath } from '../files.server';
import { parseData } from './parse-data';

/**
 * Reads a JSON file that writers keep. Without promises, of which React's development mode follows each.
 *
 * @returns null when there is no such file, or when it is broken, which has then been reported
 */
export function readDataFile<Data>(
  root: string,
  file: string,
  schema: z.ZodType<Data>,
  problems: Problem[],
): Data | null {
  const bytes = readBytes(projectPath(root, file));
  if (bytes === null) return null;
  const text = decodeUtf8(bytes);
  if (text === null) {
    const cure = 'Save it again with the encoding UTF-8.';
    problems.push({ severity: 'error', file, what: 'the file is not UTF-8', cure });
    return null;
  }
  const parsed = parseData({ file, text, syntax: 'json', schema, lineOffset: 0 });
  problems.push(...parsed.problems);
  return parsed.data;
}

function readBytes(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
