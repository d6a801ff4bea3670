import { type Document, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { errorAt, type Problem } from '@/lib/errors';
import { describeIssues } from './schema-problems';
import { describeYamlError, type SyntaxProblem } from './yaml-problem';

/**
 * Parses what a writer wrote, JSON in a `.json` file and YAML elsewhere, and checks it against a schema. JSON with which something
 * may be wrong goes through the same parser, because JSON is YAML and `JSON.parse` knows no positions.
 *
 * @param lineOffset lines of the file before the text
 * @returns null when something is wrong, which has then been added to the problems
 */
export function parseData<Data>(
  file: string,
  text: string,
  schema: z.ZodType<Data>,
  problems: Problem[],
  lineOffset = 0,
): Data | null {
  const isJson = file.endsWith('.json');
  const quick = isJson ? schema.safeParse(parsePlainJson(text)) : undefined;
  if (quick?.success) return quick.data;
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, ...(isJson && { schema: 'json' }) });
  const place = (offset: number | undefined) => {
    const { line, col } = offset === undefined ? { line: 1 - lineOffset, col: 1 } : lineCounter.linePos(offset);
    return { file, line: line + lineOffset, column: col };
  };
  const mistakes = [
    ...(isJson ? describeJsonError(text, document) : describeYamlError(document, text)),
    ...describePrototypes(document),
  ];
  if (mistakes.length > 0) {
    problems.push(...mistakes.map(({ offset, what, cure }) => errorAt(place(offset), what, cure)));
    return null;
  }
  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    // References to nothing, or so many that they would fill the memory.
    const what = `its references can't be followed: ${error instanceof Error ? error.message : error}`;
    const cure =
      'Write values out instead of using & and *; put quotation marks around a value that begins with one of them.';
    problems.push(errorAt(place(0), what, cure));
    return null;
  }
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  problems.push(...describeIssues(schema, document, place, parsed.error.issues));
  return null;
}

/** JSON without duplicate keys and the like, a hundred times as fast as the parser with positions; undefined for all other. */
function parsePlainJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    const dense = text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');
    return dense === JSON.stringify(value) && !dense.includes('__proto__') ? value : undefined;
  } catch {
    return undefined;
  }
}

function describeJsonError(text: string, document: Document): SyntaxProblem[] {
  try {
    JSON.parse(text);
    // The engine takes the last of several keys; a reviewer may have read the first.
    return document.errors
      .filter(({ code }) => code === 'DUPLICATE_KEY')
      .map(({ pos: [offset] }) => ({ offset, what: 'the key appears a second time', cure: 'Remove one of them.' }));
  } catch (error) {
    // What JSON forbids and YAML allows, such as a trailing comma, only the engine's message places.
    const position = /position (\d+)/.exec(String(error))?.[1];
    return [
      {
        offset: position ? Number(position) : document.errors[0]?.pos[0],
        what: 'the file is not valid JSON',
        cure: 'Check quotes, commas and brackets near this place; comments and trailing commas are not allowed.',
      },
    ];
  }
}

/** Schemas pass over this key without a word. */
function describePrototypes(document: Document): SyntaxProblem[] {
  const found: SyntaxProblem[] = [];
  visit(document, {
    Pair(_, { key }) {
      if (isScalar(key) && key.value === '__proto__')
        found.push({ offset: key.range?.[0], what: 'no key can be called "__proto__"', cure: 'Remove it.' });
    },
  });
  return found;
}
