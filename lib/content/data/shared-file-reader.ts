import type { z } from 'zod';
import { errorAt, type Problem } from '@/lib/errors';
import { parseData } from './parse-data';

/**
 * Creates a parser for a JSON file that many pages use. The parser caches the model of the last text.
 *
 * @param fix advice for writers when the file is missing
 * @returns a function that returns problems instead of a model when the text is missing or invalid
 */
export function sharedFileReader<Data, Model>(
  file: string,
  schema: z.ZodType<Data>,
  fix: string,
  toModel: (data: Data) => Model,
): (text: string | undefined) => { model: Model | undefined; problems: readonly Problem[] } {
  let last: { text: string | undefined; model: Model | undefined; problems: readonly Problem[] } | undefined;
  return (text) => {
    if (last && last.text === text) return last;
    const problems = text === undefined ? [errorAt(file, 'the file is missing', fix)] : [];
    const data = text === undefined ? null : parseData(file, text, schema, problems);
    last = { text, model: data === null ? undefined : toModel(data), problems };
    return last;
  };
}
