/**
 * Rules as PeerBanHelper 9.5.0 builds them. Class names in comments are those of its package
 * `com.ghostchu.peerbanhelper.util.rule`.
 */
import { type GsonValue, parseGson } from './gson-reader';
import { JavaException } from './java-exception';
import { compileJavaRegex, type JavaRegex } from './java-regex';
import { equalsIgnoreCase, parseIntStrictly, toInt } from './java-text';

/** `MatchResultEnum` */
export const RESULTS = ['DEFAULT', 'TRUE', 'FALSE'] as const;
export type Result = (typeof RESULTS)[number];

/** The methods of `RuleParser.parse`; upper case alone is right. */
export const METHODS = ['STARTS_WITH', 'ENDS_WITH', 'CONTAINS', 'EQUALS', 'REGEX', 'LENGTH'] as const;
export type Method = (typeof METHODS)[number];

/** A rule without a method: its result is the same for every peer. */
export interface ConstantRule {
  kind: 'constant';
  /** As JSON; `null` is also an empty item. */
  text: string;
  result: Result;
}

export interface MatcherRule {
  kind: 'matcher';
  method: Method;
  /** As written; empty for `LENGTH`. */
  content: string;
  min: number;
  max: number;
  hit: Result;
  miss: Result;
  /** `if` */
  condition: Rule | undefined;
  /** Names that PeerBanHelper doesn't read. */
  ignoredFields: readonly string[];
  /** For `REGEX`. */
  regex: JavaRegex | undefined;
  matches(text: string): boolean;
}

export type Rule = ConstantRule | MatcherRule;

const KNOWN_FIELDS = new Set(['method', 'content', 'min', 'max', 'hit', 'miss', 'if']);
const PARSER = 'com.ghostchu.peerbanhelper.util.rule.MatchResultEnum';

/**
 * Reads the text of one list item (`RuleParser.parse(List<String>)`).
 *
 * @throws {JavaException} which keeps the tool from loading the whole list
 */
export function compileRule(text: string): Rule {
  return compileValue(parseGson(text));
}

/** `RuleParser.parse(JsonElement)` */
function compileValue(value: GsonValue): Rule {
  switch (value.kind) {
    case 'null':
      return { kind: 'constant', text: 'null', result: 'TRUE' };
    case 'boolean':
      return { kind: 'constant', text: `${value.value}`, result: value.value ? 'TRUE' : 'FALSE' };
    case 'number': {
      const number = toInt(value.text);
      if (number === undefined) throw new JavaException(NUMBER_FORMAT, `Number has unsupported scale: ${value.text}`);
      return { kind: 'constant', text: value.text, result: number === 0 ? 'FALSE' : 'TRUE' };
    }
    case 'string':
      // `Boolean.parseBoolean`
      return {
        kind: 'constant',
        text: JSON.stringify(value.value),
        result: value.value.toLowerCase() === 'true' ? 'TRUE' : 'FALSE',
      };
    case 'array':
      throw new JavaException(ILLEGAL_ARGUMENT, 'Rule condition (jsonobject) only accepts object', value.start);
    case 'object':
      return compileMatcher(value);
  }
}

const ILLEGAL_ARGUMENT = 'java.lang.IllegalArgumentException';
const NUMBER_FORMAT = 'java.lang.NumberFormatException';

/** The matchers' constructors. Their order decides which of several mistakes is logged: method, `if`, content, `hit`, `miss`. */
function compileMatcher(object: GsonValue & { kind: 'object' }): MatcherRule {
  const { fields } = object;
  const name = textOf(object, 'method');
  const method = METHODS.find((one) => one === name);
  if (!method) {
    const offset = fields.get('method')?.start;
    throw new JavaException('java.lang.IllegalStateException', `Unexpected method value: ${name}`, offset);
  }
  // `AbstractJsonMatcher`
  const condition = fields.get('if');
  const rule = { kind: 'matcher' as const, method, condition: condition && compileValue(condition) };
  const ignoredFields = [...fields.keys()].filter((field) => !KNOWN_FIELDS.has(field));
  const range = { content: '', min: 0, max: 0, ignoredFields };
  if (method === 'LENGTH') {
    // `StringLengthMatcher` counts UTF-16 units, as JavaScript does.
    const [min, max] = [intOf(object, 'min'), intOf(object, 'max')];
    const matches = ({ length }: string) => length >= min && length <= max;
    return { ...rule, ...range, min, max, ...resultsOf(object), regex: undefined, matches };
  }
  const content = textOf(object, 'content');
  if (method === 'REGEX') {
    const regex = compileJavaRegex(content);
    if (regex.kind === 'error') {
      const offset = fields.get('content')?.start;
      throw new JavaException('java.util.regex.PatternSyntaxException', regex.message, offset);
    }
    // `StringRegexMatcher` asks `matches()`: the whole text, and case counts.
    const matches = (text: string) => regex.kind === 'regex' && regex.regexp.test(text);
    return { ...rule, ...range, content, ...resultsOf(object), regex, matches };
  }
  return { ...rule, ...range, content, ...resultsOf(object), regex: undefined, matches: comparison(method, content) };
}

/**
 * `StringStartsWithMatcher` and its relatives lower the case of both texts (`Locale.ROOT`, the table of JavaScript);
 * `StringEqualsMatcher` compares in its own way.
 */
function comparison(method: Exclude<Method, 'REGEX' | 'LENGTH'>, content: string): (text: string) => boolean {
  const lowered = content.toLowerCase();
  switch (method) {
    case 'STARTS_WITH':
      return (text) => text.toLowerCase().startsWith(lowered);
    case 'ENDS_WITH':
      return (text) => text.toLowerCase().endsWith(lowered);
    case 'CONTAINS':
      return (text) => text.toLowerCase().includes(lowered);
    case 'EQUALS':
      return (text) => equalsIgnoreCase(text, content);
  }
}

function resultsOf(object: GsonValue & { kind: 'object' }): { hit: Result; miss: Result } {
  return { hit: resultOf(object, 'hit') ?? 'TRUE', miss: resultOf(object, 'miss') ?? 'DEFAULT' };
}

/** `MatchResultEnum.valueOf` */
function resultOf(object: GsonValue & { kind: 'object' }, field: 'hit' | 'miss'): Result | undefined {
  const value = object.fields.get(field);
  if (!value) return undefined;
  const word = textOf(object, field);
  const result = RESULTS.find((one) => one === word);
  if (!result) throw new JavaException(ILLEGAL_ARGUMENT, `No enum constant ${PARSER}.${word}`, value.start);
  return result;
}

/** `JsonObject.get(field).getAsString()` */
function textOf(object: GsonValue & { kind: 'object' }, field: string): string {
  const value = only(object, field, 'getAsString');
  return value.kind === 'string' || value.kind === 'boolean' ? String(value.value) : value.text;
}

/** `JsonObject.get(field).getAsInt()`: fractions are cut, and a text must be a whole number. */
function intOf(object: GsonValue & { kind: 'object' }, field: 'min' | 'max'): number {
  const value = only(object, field, 'getAsInt');
  if (value.kind === 'number') {
    const number = toInt(value.text);
    if (number !== undefined) return number;
    throw new JavaException(NUMBER_FORMAT, `Number has unsupported scale: ${value.text}`, value.start);
  }
  const number = parseIntStrictly(String(value.value));
  if (number !== undefined) return number;
  const text = String(value.value);
  throw new JavaException(NUMBER_FORMAT, `For input string: "${text}"`, value.start);
}

type Primitive = GsonValue & { kind: 'string' | 'number' | 'boolean' };

/** The value of a field; of a list with one value, that one (`JsonArray.getAsSingleElement`). */
function only(object: GsonValue & { kind: 'object' }, field: string, getter: 'getAsString' | 'getAsInt'): Primitive {
  const found = object.fields.get(field);
  if (!found) {
    const text = `Cannot invoke "com.google.gson.JsonElement.${getter}()" because the return value of "com.google.gson.JsonObject.get(String)" is null`;
    throw new JavaException('java.lang.NullPointerException', text, object.start);
  }
  const value = unwrap(found);
  if (value.kind === 'null' || value.kind === 'object') {
    const text = value.kind === 'null' ? 'JsonNull' : 'JsonObject';
    throw new JavaException('java.lang.UnsupportedOperationException', text, value.start);
  }
  return value;
}

function unwrap(value: GsonValue): Exclude<GsonValue, { kind: 'array' }> {
  if (value.kind !== 'array') return value;
  const [item] = value.items;
  if (item && value.items.length === 1) return unwrap(item);
  const text = `Array must have size 1, but has size ${value.items.length}`;
  throw new JavaException('java.lang.IllegalStateException', text, value.start);
}
