import type { z } from 'zod';
import type { Problem } from '@/lib/errors';
import { readText } from '../files.server';
import { parseData } from './parse-data';

/** A JSON file that writers keep; null when there is no such file, or when it is broken, which has then been reported. */
export function readDataFile<Data>(
  root: string,
  file: string,
  schema: z.ZodType<Data>,
  problems: Problem[],
): Data | null {
  const text = readText(root, file, problems);
  return text === null ? null : parseData(file, text, schema, problems);
}
