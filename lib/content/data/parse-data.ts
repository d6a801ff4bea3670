import { type Document, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import type { Problem } from '@/lib/errors';
import { describeIssues } from './schema-problems';
import { describeYamlError } from './yaml-problem';

interface ParseRequest<Data> {
  file: string;
  text: string;
  syntax: 'yaml' | 'json';
  schema: z.ZodType<Data>;
  /** Lines of the file before the text. */
  lineOffset: number;
}

export type ParseResult<Data> = { data: Data; problems: [] } | { data: null; problems: Problem[] };

/**
 * Parses YAML or JSON that a writer wrote and checks it against a schema. JSON with which something may be wrong goes through
 * the same parser, because JSON is YAML and `JSON.parse` knows no positions.
 */
export function parseData<Data>({ file, text, syntax, schema, lineOffset }: ParseRequest<Data>): ParseResult<Data> {
  const known = syntax === 'json' ? parsePlainJson(text) : undefined;
  if (known !== undefined) {
    const quick = schema.safeParse(known);
    if (quick.success) return { data: quick.data, problems: [] };
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, ...(syntax === 'json' && { schema: 'json' }) });
  const place = (offset: number | undefined) => {
    if (offset === undefined) return { line: 1, column: 1 };
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + lineOffset, column: col };
  };
  const syntaxProblems = [
    ...(syntax === 'json' ? describeJsonError(text, document) : describeYamlError(document, text)),
    ...describePrototypes(document),
  ];
  if (syntaxProblems.length > 0) {
    return {
      data: null,
      problems: syntaxProblems.map(({ offset, ...words }) => ({ severity: 'error', file, ...place(offset), ...words })),
    };
  }
  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    // References to nothing, or so many that they would fill the memory.
    const what = `its references can't be followed: ${error instanceof Error ? error.message : error}`;
    const cure =
      'Write values out instead of using & and *; put quotation marks around a value that begins with one of them.';
    return { data: null, problems: [{ severity: 'error', file, ...place(0), what, cure }] };
  }
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return { data: parsed.data, problems: [] };
  return { data: null, problems: describeIssues({ file, schema, document, place, issues: parsed.error.issues }) };
}

/**
 * JSON without duplicate keys and the like, parsed a hundred times as fast as by the parser with positions; undefined for all
 * other JSON.
 */
function parsePlainJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    const dense = text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');
    return dense === JSON.stringify(value) && !dense.includes('__proto__') ? value : undefined;
  } catch {
    return undefined;
  }
}

interface SyntaxProblem {
  offset: number | undefined;
  what: string;
  cure: string;
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
