import { type Document, isMap, isNode, isScalar } from 'yaml';
import { z } from 'zod';
import { errorAt, type Problem } from '@/lib/errors';
import { didYouMean, nearestName } from '@/lib/nearest';

type Place = (offset: number | undefined) => Pick<Problem, 'file' | 'line' | 'column'>;

const LONGEST_VALUE = 100;

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  array: 'a list',
  object: 'a group of keys',
  boolean: 'true or false',
};

/** What Zod found, as problems at the key or value meant, in words for writers. */
export function describeIssues(
  schema: z.ZodType,
  document: Document,
  place: Place,
  issues: readonly z.core.$ZodIssue[],
): Problem[] {
  const meant = new Set(issues.flatMap((issue) => meantNames(schema, issue)));
  return issues.flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys') {
      const keys = keysAt(schema, issue.path);
      return issue.keys.map((key) => {
        const cure = didYouMean(key, keys, `Remove it; the keys are ${keys.join(', ')}.`);
        return errorAt(place(offsetOf(document, [...issue.path, key], 'key')), `unknown key "${key}"`, cure);
      });
    }
    const name = issue.path.map(String).join('.');
    if (issue.code === 'invalid_key') {
      const at = place(offsetOf(document, issue.path, 'key'));
      return [errorAt(at, `"${name}" can't be an id`, `${issue.issues[0]?.message}.`)];
    }
    const value = document.getIn(issue.path, true);
    if (name !== '' && value === undefined) {
      // Already reported as a misspelt key.
      return meant.has(name) ? [] : [errorAt(place(undefined), `"${name}" is missing`, `Add "${name}".`)];
    }
    const at = place(offsetOf(document, issue.path, 'value'));
    const found = shorten(JSON.stringify(isNode(value) ? value.toJSON() : value));
    if (issue.code === 'invalid_type') {
      const wanted = TYPE_NAMES[issue.expected] ?? issue.expected;
      const subject = name === '' ? 'the file' : `"${name}"`;
      return [errorAt(at, `${subject} must be ${wanted}, found ${found}`, `Write ${wanted}.`)];
    }
    if (issue.code === 'custom') return [errorAt(at, issue.message, String(issue.params?.cure))];
    const cure =
      issue.code === 'too_small' ? 'Write something here, or remove the key if it is optional.' : `${issue.message}.`;
    return [errorAt(at, `"${name}" can't be ${found}`, cure)];
  });
}

/** Full names of keys that unknown ones most likely mean. */
function meantNames(schema: z.ZodType, issue: z.core.$ZodIssue): string[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const names = keysAt(schema, issue.path);
  return issue.keys.map((key) => [...issue.path, nearestName(key, names) ?? ''].map(String).join('.'));
}

/** A value short enough for a sentence. */
function shorten(json: string | undefined): string | undefined {
  return json && json.length > LONGEST_VALUE ? `${json.slice(0, LONGEST_VALUE)}…` : json;
}

/** Names that a group of keys may have. */
function keysAt(schema: unknown, [key, ...rest]: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return keysAt(schema.unwrap(), key === undefined ? [] : [key, ...rest]);
  }
  if (schema instanceof z.ZodRecord) return keysAt(schema.valueType, rest);
  if (schema instanceof z.ZodArray) return keysAt(schema.element, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  return key === undefined ? Object.keys(schema.shape) : keysAt(schema.shape[String(key)], rest);
}

/** Where a key, or its value, begins in the text; undefined when it isn't there. */
function offsetOf(document: Document, path: readonly PropertyKey[], part: 'key' | 'value'): number | undefined {
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  const node = part === 'key' ? pair?.key : document.getIn(path, true);
  return isNode(node) && path.length > 0 ? node.range?.[0] : undefined;
}
