import { parseData } from '@/lib/content/parse-data';
import type { Problem } from '@/lib/errors';
import { createReference, type Reference } from './reference';
import { ConfigReference } from './schema';

/** Where the reference stands, from the project's root. */
export const REFERENCE_FILE = 'content/reference/config.json';

export interface ReadReference {
  reference: Reference;
  problems: readonly Problem[];
}

let last: { text: string | undefined; read: ReadReference } | undefined;

/** The model of the file's text; an empty one, with problems, when it is missing or broken. The last answer is kept. */
export function readReference(text: string | undefined): ReadReference {
  if (!last || last.text !== text) last = { text, read: parse(text) };
  return last.read;
}

function parse(text: string | undefined): ReadReference {
  const empty = createReference([]);
  if (text === undefined) {
    const problem = {
      severity: 'error' as const,
      file: REFERENCE_FILE,
      what: 'the file is missing',
      cure: 'Restore it.',
    };
    return { reference: empty, problems: [problem] };
  }
  const { data, problems } = parseData({
    file: REFERENCE_FILE,
    text,
    syntax: 'json',
    schema: ConfigReference,
    lineOffset: 0,
  });
  return data ? { reference: createReference(data.keys), problems } : { reference: empty, problems };
}
