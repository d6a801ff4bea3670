import type { z } from 'zod';
import type { Problem } from '@/lib/errors';
import { readText } from '../files.server';
import { parseData } from './parse-data';

/**
 * Reads a JSON or YAML file from `content/`.
 *
 * @returns null when the file doesn't exist, or when it is invalid, which is then added to the problems
 */
export function readDataFile<Data>(
  root: string,
  file: string,
  schema: z.ZodType<Data>,
  problems: Problem[],
): Data | null {
  const text = readText(root, file, problems);
  return text === null ? null : parseData(file, text, schema, problems);
}
