import { type Document, isCollection, isScalar, LineCounter, parseDocument, visit, type YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { errorAt, type Problem } from '@/lib/errors';
import { positionAt } from '@/lib/text-position';
import { describeIssues } from './schema-problems';

/**
 * Parses JSON in a `.json` file, and YAML elsewhere. JSON is parsed as YAML too, because `JSON.parse` has no positions.
 * @param options.lineOffset number of lines in the file above the text
 * @param options.substitutes values for missing and invalid keys, with which invalid data become usable
 * @returns null when the data can't be used; everything that is invalid is added to the problems
 */
export function parseData<Data>(
  file: string,
  text: string,
  schema: z.ZodType<Data>,
  problems: Problem[],
  { lineOffset = 0, substitutes }: { lineOffset?: number; substitutes?: Readonly<Record<string, unknown>> } = {},
): Data | null {
  const isJson = file.endsWith('.json');
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, ...(isJson && { schema: 'json' }) });
  const locate = (offset: number | undefined) => {
    const { line, col } = offset === undefined ? { line: 1 - lineOffset, col: 1 } : lineCounter.linePos(offset);
    return { file, line: line + lineOffset, column: col };
  };
  const recover = (valid: object) => (substitutes && schema.safeParse({ ...substitutes, ...valid }).data) ?? null;
  const describeError = isJson ? describeJsonError : describeYamlError;
  const syntaxProblem = describeError(document, text);
  if (syntaxProblem) {
    problems.push(errorAt(locate(syntaxProblem.offset), syntaxProblem.message, syntaxProblem.fix));
    return recover({});
  }
  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    // An alias has no anchor, or the aliases would expand to more data than fits into memory.
    const message = `the YAML aliases can't be resolved: ${error instanceof Error ? error.message : error}`;
    const fix = 'Write values out instead of using & and *. Put a value that begins with one of them in quotes.';
    problems.push(errorAt(locate(0), message, fix));
    return recover({});
  }
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  problems.push(...describeIssues(schema, document, locate, issues));
  const invalidKeys = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : issue.path[0]));
  const valid = Object.entries(value ?? {}).filter(([key]) => !invalidKeys.includes(key));
  return recover(Object.fromEntries(valid));
}

interface SyntaxProblem {
  /** Offset in the text, if known. */
  offset: number | undefined;
  message: string;
  fix: string;
}

const DUPLICATE_KEY = { message: 'the key appears a second time', fix: 'Remove one of them.' };

function describeJsonError({ errors }: Document, text: string): SyntaxProblem | undefined {
  try {
    JSON.parse(text);
  } catch (error) {
    // YAML allows some invalid JSON, such as trailing commas. Only the message of JSON.parse has their positions.
    const position = /position (\d+)/.exec(String(error))?.[1];
    return {
      offset: position ? Number(position) : errors[0]?.pos[0],
      message: 'the file is not valid JSON',
      fix: 'Check quotes, commas and brackets near this place; comments and trailing commas are not allowed.',
    };
  }
  // JSON.parse uses the last of several equal keys, but a reviewer may have read the first.
  const duplicate = errors.find(({ code }) => code === 'DUPLICATE_KEY');
  return duplicate && { offset: duplicate.pos[0], ...DUPLICATE_KEY };
}

const CLOSING: Record<string, string> = { '"': '"', "'": "'", '[': ']', '{': '}' };

const DESCRIPTIONS: Partial<Record<YAMLParseError['code'], Omit<SyntaxProblem, 'offset'>>> = {
  BAD_DQ_ESCAPE: {
    message: 'a backslash in double quotes begins an escape sequence',
    fix: 'Write two backslashes for one, or put the value in single quotes.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'a second key starts within the value',
    fix: 'Put a value that contains ": " in quotes, and begin all keys in the same column.',
  },
  DUPLICATE_KEY,
  MULTILINE_IMPLICIT_KEY: {
    message: 'the line has no key',
    fix: 'Write "key: value", with a plain colon and a space between the two.',
  },
  TAB_AS_INDENT: { message: 'the line is indented with a tab', fix: 'Indent it with spaces.' },
};

/** Describes the first syntax error. The others usually follow from it. */
export function describeYamlError(document: Document, text: string): SyntaxProblem | undefined {
  const [error] = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  if (!error) return undefined;
  const [offset] = error.pos;
  const start = findUnclosedStart(document, offset);
  const opening = text[start ?? text.length] ?? '';
  const closing = CLOSING[opening];
  if (start !== undefined && closing) {
    return { offset: start, message: `the ${opening} is never closed`, fix: `Close it with ${closing} on its line.` };
  }
  const description = DESCRIPTIONS[error.code] ?? {
    message: `the front matter is not YAML: ${error.message.split('\n')[0]?.replace(/ at line.*$/, '')}`,
    fix: 'Put a value that contains ": " or begins with a special character in quotes.',
  };
  return { offset, ...description };
}

/** Returns the start of the quoted text, list or map in brackets that ends at an error. */
function findUnclosedStart(document: Document, end: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Node(_, node) {
      const isDelimited = isCollection(node) ? node.flow : isScalar(node) && node.type?.startsWith('QUOTE_');
      if (isDelimited && node.range?.[1] === end) start = node.range[0];
    },
  });
  return start;
}

/** Creates a parser for a JSON file that many pages use, which caches the model of the last text. */
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

/** Adds to a problem without a line the position of the first key or value that its message quotes. */
export function addPosition(problem: Problem, text: string): Problem {
  if (problem.line) return problem;
  const offsets = new Map<string, number>();
  visit(parseDocument(text), {
    Scalar(_, { value, range }) {
      if (range && !offsets.has(String(value))) offsets.set(String(value), range[0]);
    },
  });
  const quoted = [...problem.message.matchAll(/"([^"]*)"/g)].map(([, value = '']) => offsets.get(value));
  const offset = quoted.find((candidate) => candidate !== undefined);
  return offset === undefined ? problem : { ...problem, ...positionAt(text, offset) };
}
