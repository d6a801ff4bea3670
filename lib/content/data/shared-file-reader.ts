import type { z } from 'zod';
import { errorAt, type Problem } from '@/lib/errors';
import { parseData } from './parse-data';

/**
 * A reader of a JSON file that many pages ask for: from its text to a model, of which the last one is kept.
 *
 * @param cure what to do when there is no such file
 * @returns a function whose answer has no model when the file is missing or broken, but the problems
 */
export function sharedFileReader<Data, Model>(
  file: string,
  schema: z.ZodType<Data>,
  cure: string,
  toModel: (data: Data) => Model,
): (text: string | undefined) => { model: Model | undefined; problems: readonly Problem[] } {
  let last: { text: string | undefined; model: Model | undefined; problems: readonly Problem[] } | undefined;
  return (text) => {
    if (last && last.text === text) return last;
    const problems = text === undefined ? [errorAt(file, 'the file is missing', cure)] : [];
    const data = text === undefined ? null : parseData(file, text, schema, problems);
    last = { text, model: data === null ? undefined : toModel(data), problems };
    return last;
  };
}
