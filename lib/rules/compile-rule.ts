import type { ObjectNode, ValueNode } from '@humanwhocodes/momoa';
import { compileRegex, type TextTest } from './compile-regex';
import { JSON_NUMBER, readJson } from './read-json';
import { type MistakeCode, RuleMistake, UntriedError } from './rule-errors';

export const RESULTS = ['DEFAULT', 'TRUE', 'FALSE'] as const;
export type Result = (typeof RESULTS)[number];

export const METHODS = ['STARTS_WITH', 'ENDS_WITH', 'CONTAINS', 'EQUALS', 'REGEX', 'LENGTH'] as const;
export type Method = (typeof METHODS)[number];

/** A rule without a method, which has the same result for every peer. */
export interface ConstantRule {
  kind: 'constant';
  /** The JSON of the rule. */
  text: string;
  result: Result;
}

export interface MatcherRule {
  kind: 'matcher';
  method: Method;
  /** The field `content` as written; for `LENGTH`, the range. */
  content: string;
  /** The shortest text that can match. */
  min: number;
  hit: Result;
  miss: Result;
  condition: TriedRule | undefined;
  /** Names of fields that PeerBanHelper doesn't read. */
  ignoredFields: readonly string[];
  matches: TextTest;
}

type TriedRule = ConstantRule | MatcherRule;

/** Nobody knows here whether PeerBanHelper loads an untried rule. */
export type Rule = TriedRule | { kind: 'untried'; text: string; error: UntriedError };

const KNOWN_FIELDS = new Set(['method', 'content', 'min', 'max', 'hit', 'miss', 'if']);
/** White space and comments, which PeerBanHelper reads as null. */
const NOTHING = /^(?:[ \t\r\n]|(?:#|\/\/)[^\r\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/)*$/;
/** A value without quotes, as PeerBanHelper reads it. */
const WORD = /^[ \t\r\n]*([^\s/\\;#={}[\]:,"'\uFEFF][^/\\;#= \t\f\r\n{}[\]:,]*)[ \t\r\n]*/;

/** Compiles the text of one item of a list. */
export function compileRule(text: string): Rule | RuleMistake {
  try {
    if (NOTHING.test(text)) return { kind: 'constant', text, result: 'TRUE' };
    const [start = '', word] = WORD.exec(text) ?? [];
    if (word !== undefined) return compileWord(word, text, start.length);
    const [first = ''] = text.trimStart();
    if (first === '[') throw new RuleMistake('array', text.indexOf(first));
    if (/[}\]:,;=\\]/.test(first)) throw new RuleMistake('json', text.indexOf(first));
    if (!/["'{]/.test(first)) throw new UntriedError('json', first);
    return compileValue(readJson(text), text);
  } catch (error) {
    if (error instanceof UntriedError) return { kind: 'untried', text, error };
    if (error instanceof RuleMistake) return error;
    throw error;
  }
}

function compileWord(word: string, text: string, end: number): ConstantRule {
  const toRule = (isMet: boolean): ConstantRule => ({ kind: 'constant', text: word, result: isMet ? 'TRUE' : 'FALSE' });
  // PeerBanHelper doesn't look for more text after null.
  if (/^null$/i.test(word)) return toRule(true);
  if (end < text.length) throw new RuleMistake('json', end);
  return toRule(JSON_NUMBER.test(word) ? toInt(word) !== 0 : word.toLowerCase() === 'true');
}

function compileValue(value: ValueNode, source: string): TriedRule {
  const text = sliceOf(value, source);
  switch (value.type) {
    case 'Object':
      return compileMatcher(value, source);
    case 'Array':
      throw new RuleMistake('array', value.loc.start.offset);
    case 'String':
      return { kind: 'constant', text, result: value.value.toLowerCase() === 'true' ? 'TRUE' : 'FALSE' };
    default:
      return compileWord(text, text, text.length);
  }
}

function sliceOf({ loc }: ValueNode, source: string): string {
  return source.slice(loc.start.offset, loc.end.offset);
}

/** PeerBanHelper takes a value out of an array that has no other. */
function unwrapArray(value: ValueNode | undefined): ValueNode | undefined {
  const [item, ...others] = value?.type === 'Array' ? value.elements : [];
  return item && others.length === 0 ? unwrapArray(item.value) : value;
}

function compileMatcher(object: ObjectNode, source: string): MatcherRule {
  const fields = new Map(
    object.members.map(({ name, value }) => [name.type === 'String' ? name.value : name.name, value]),
  );
  const read = (field: string, code: MistakeCode = 'value') => {
    const value = unwrapArray(fields.get(field));
    if (!value) throw new RuleMistake('missing-field', object.loc.start.offset, field);
    if (value.type === 'Object' || value.type === 'Array' || value.type === 'Null')
      throw new RuleMistake(code, value.loc.start.offset, field);
    return value.type === 'String' ? value.value : sliceOf(value, source);
  };
  const offsetOf = (field: string) => fields.get(field)?.loc.start.offset;
  const readResult = (field: 'hit' | 'miss') => {
    if (!fields.has(field)) return undefined;
    const word = read(field, 'result-word');
    return RESULTS.find((result) => result === word) ?? fail(new RuleMistake('result-word', offsetOf(field)));
  };
  const readLength = (field: 'min' | 'max') => {
    const number = read(field);
    if (unwrapArray(fields.get(field))?.type === 'Number') return toInt(number);
    // PeerBanHelper accepts the digits of all scripts.
    if (/[^\0-\x7f]/.test(number)) throw new UntriedError('json', number);
    const isInt = /^[+-]?\d+$/.test(number) && Number(number) === toInt(number.replace('+', ''));
    if (!isInt) throw new RuleMistake('value', offsetOf(field), field);
    return Number(number);
  };
  const name = read('method');
  const method = METHODS.find((candidate) => candidate === name) ?? fail(unknownMethod(name, offsetOf('method')));
  const isLength = method === 'LENGTH';
  const [min, max] = isLength ? [readLength('min'), readLength('max')] : [0, 0];
  const content = isLength ? `${min}–${max}` : read('content');
  const condition = fields.get('if');
  return {
    kind: 'matcher',
    method,
    content,
    min: method === 'REGEX' || isLength ? min : content.length,
    hit: readResult('hit') ?? 'TRUE',
    miss: readResult('miss') ?? 'DEFAULT',
    condition: condition && compileValue(condition, source),
    ignoredFields: [...fields.keys()].filter((field) => !KNOWN_FIELDS.has(field)),
    // Last, because a mistake in another field is certain.
    matches: isLength
      ? ({ length }) => length >= min && length <= max
      : createTest(method, content, offsetOf('content')),
  };
}

function fail(error: Error): never {
  throw error;
}

function unknownMethod(name: string, offset: number | undefined): RuleMistake {
  const word = name
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
  const suggestion = METHODS.find((candidate) => candidate === word);
  return suggestion
    ? new RuleMistake('method-case', offset, suggestion)
    : new RuleMistake('method-unknown', offset, METHODS.join(', '));
}

/** Java decides in another way whether Σ is at the end of a word, where its lower case differs, unless among letters. */
const UNCERTAIN_SIGMA = /Σ.*[^ A-Za-zΑ-ω]|[^ A-Za-zΑ-ω].*Σ/s;

/** Compares like PeerBanHelper: in lower case, except for regular expressions. */
function createTest(method: Exclude<Method, 'LENGTH'>, content: string, offset: number | undefined): TextTest {
  if (method === 'EQUALS') return (text) => equalsIgnoringCase(text, content);
  if (method === 'REGEX') {
    try {
      return compileRegex(content);
    } catch (error) {
      throw error instanceof RuleMistake ? new RuleMistake(error.code, offset, error.detail) : error;
    }
  }
  const lowered = content.toLowerCase();
  const compare = {
    STARTS_WITH: (text: string) => text.startsWith(lowered),
    ENDS_WITH: (text: string) => text.endsWith(lowered),
    CONTAINS: (text: string) => text.includes(lowered),
  }[method];
  return (text) => (UNCERTAIN_SIGMA.test(text + content) ? undefined : compare(text.toLowerCase()));
}

/** Java compares single characters, so that `ſ` equals `s`, but `ß` doesn't equal `ss`. */
function equalsIgnoringCase(a: string, b: string): boolean {
  return a.length === b.length && foldCase(a) === foldCase(b);
}

function foldCase(text: string): string {
  const mapOne = (char: string, mapped: string) => (mapped.length === char.length ? mapped : char);
  // JavaScript's lower case of İ has two characters.
  return [...text.replaceAll('İ', 'i')]
    .map((char) => mapOne(char, char.toUpperCase()))
    .map((char) => mapOne(char, char.toLowerCase()))
    .join('');
}

/** Truncates a number like PeerBanHelper, which keeps the low 32 bits of a whole number. */
function toInt(number: string): number {
  if (/^-?\d{1,50}$/.test(number)) return Number(BigInt.asIntN(32, BigInt(number)));
  const value = Math.trunc(Number(number));
  if (Math.abs(value) > 0x7fffffff || !/^.{1,20}$/.test(number) || /e[+-]?\d{3}/i.test(number))
    throw new UntriedError('json', number);
  return value;
}
