import { type Document, isMap, isNode, isScalar } from 'yaml';
import { z } from 'zod';
import { errorAt, type Problem } from '@/lib/errors';
import { didYouMean, nearestName } from '@/lib/nearest';

type Locate = (offset: number | undefined) => Pick<Problem, 'file' | 'line' | 'column'>;

const MAX_VALUE_LENGTH = 100;

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  array: 'a list',
  object: 'a group of keys',
  boolean: 'true or false',
};

/** Converts Zod issues to problems in plain words, at the position of the key or value. */
export function describeIssues(
  schema: z.ZodType,
  document: Document,
  locate: Locate,
  issues: readonly z.core.$ZodIssue[],
): Problem[] {
  const misspelledNames = new Set(issues.flatMap((issue) => findIntendedNames(schema, issue)));
  return issues.flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys') {
      const keys = keysAt(schema, issue.path);
      return issue.keys.map((key) => {
        const fix = didYouMean(key, keys, `Remove it; the keys are ${keys.join(', ')}.`);
        return errorAt(locate(offsetOf(document, [...issue.path, key], 'key')), `unknown key "${key}"`, fix);
      });
    }
    const name = issue.path.map(String).join('.');
    if (issue.code === 'invalid_key') {
      const location = locate(offsetOf(document, issue.path, 'key'));
      return [errorAt(location, `"${name}" can't be an id`, `${issue.issues[0]?.message}.`)];
    }
    const value = document.getIn(issue.path, true);
    if (name !== '' && value === undefined) {
      // The misspelled key has its own problem, so the key isn't reported as missing too.
      return misspelledNames.has(name) ? [] : [errorAt(locate(undefined), `"${name}" is missing`, `Add "${name}".`)];
    }
    const location = locate(offsetOf(document, issue.path, 'value'));
    const input: unknown = isNode(value) ? value.toJSON() : value;
    const found = truncate(JSON.stringify(input));
    if (issue.code === 'invalid_type') {
      const expected = TYPE_NAMES[issue.expected] ?? issue.expected;
      const subject = name === '' ? 'the file' : `"${name}"`;
      return [errorAt(location, `${subject} must be ${expected}, found ${found}`, `Write ${expected}.`)];
    }
    let fix = issue.code === 'too_small' ? 'Write a value, or remove the key if it is optional.' : `${issue.message}.`;
    if (issue.code === 'invalid_value') fix = didYouMean(String(input), issue.values.map(String), fix);
    return [errorAt(location, `"${name}" can't be ${found}`, fix)];
  });
}

/** Returns the full names of the keys that a writer most likely meant by unknown keys. */
function findIntendedNames(schema: z.ZodType, issue: z.core.$ZodIssue): string[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const names = keysAt(schema, issue.path);
  return issue.keys.map((key) => [...issue.path, nearestName(key, names) ?? ''].map(String).join('.'));
}

function truncate(json: string | undefined): string | undefined {
  return json && json.length > MAX_VALUE_LENGTH ? `${json.slice(0, MAX_VALUE_LENGTH)}…` : json;
}

function keysAt(schema: unknown, [key, ...rest]: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return keysAt(schema.unwrap(), key === undefined ? [] : [key, ...rest]);
  }
  if (schema instanceof z.ZodPipe) return keysAt(schema.in, key === undefined ? [] : [key, ...rest]);
  if (schema instanceof z.ZodRecord) return keysAt(schema.valueType, rest);
  if (schema instanceof z.ZodArray) return keysAt(schema.element, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  return key === undefined ? Object.keys(schema.shape) : keysAt(schema.shape[String(key)], rest);
}

function offsetOf(document: Document, path: readonly PropertyKey[], part: 'key' | 'value'): number | undefined {
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  const node = part === 'key' ? pair?.key : document.getIn(path, true);
  return isNode(node) && path.length > 0 ? node.range?.[0] : undefined;
}
