/**
 * Compiles rules as PeerBanHelper 9.5.0 does. Class names in comments refer to its package
 * `com.ghostchu.peerbanhelper.util.rule`.
 */
import { type GsonValue, parseGson } from './gson-reader';
import { equalsIgnoreCase, JavaException, parseIntStrictly, toInt } from './java-lang';
import { compileJavaRegex, type JavaRegex } from './java-regex';

/** `MatchResultEnum` */
export const RESULTS = ['DEFAULT', 'TRUE', 'FALSE'] as const;
export type Result = (typeof RESULTS)[number];

/** The methods that `RuleParser.parse` accepts, in upper case only. */
export const METHODS = ['STARTS_WITH', 'ENDS_WITH', 'CONTAINS', 'EQUALS', 'REGEX', 'LENGTH'] as const;
export type Method = (typeof METHODS)[number];

/** A rule without a method, which has the same result for every peer. */
export interface ConstantRule {
  kind: 'constant';
  /** The JSON of the rule; `null` for an empty item too. */
  text: string;
  result: Result;
}

export interface MatcherRule {
  kind: 'matcher';
  method: Method;
  /** The field `content` as written; empty for `LENGTH`. */
  content: string;
  min: number;
  max: number;
  hit: Result;
  miss: Result;
  /** The field `if`. */
  condition: Rule | undefined;
  /** Names of fields that PeerBanHelper doesn't read. */
  ignoredFields: readonly string[];
  /** Defined for `REGEX` only. */
  regex: JavaRegex | undefined;
  matches(text: string): boolean;
}

export type Rule = ConstantRule | MatcherRule;

const KNOWN_FIELDS = new Set(['method', 'content', 'min', 'max', 'hit', 'miss', 'if']);
const RESULT_ENUM = 'com.ghostchu.peerbanhelper.util.rule.MatchResultEnum';

/**
 * Compiles the text of one list item (`RuleParser.parse(List<String>)`).
 *
 * @throws {JavaException} for an error that keeps PeerBanHelper from loading the whole list
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

type GsonObject = GsonValue & { kind: 'object' };

/**
 * Does the work of the matchers' constructors. Fields are read in their order (method, `if`, content, `hit`, `miss`), because
 * the log shows only the first mistake.
 */
function compileMatcher(object: GsonObject): MatcherRule {
  const { fields } = object;
  const name = textOf(object, 'method');
  const method = METHODS.find((candidate) => candidate === name);
  if (!method) {
    const offset = fields.get('method')?.start;
    throw new JavaException('java.lang.IllegalStateException', `Unexpected method value: ${name}`, offset);
  }
  // `AbstractJsonMatcher`
  const condition = fields.get('if');
  const common = {
    kind: 'matcher' as const,
    method,
    content: '',
    min: 0,
    max: 0,
    condition: condition && compileValue(condition),
    ignoredFields: [...fields.keys()].filter((field) => !KNOWN_FIELDS.has(field)),
    regex: undefined,
  };
  if (method === 'LENGTH') {
    // `StringLengthMatcher` counts UTF-16 code units, as JavaScript does.
    const [min, max] = [intOf(object, 'min'), intOf(object, 'max')];
    const matches = ({ length }: string) => length >= min && length <= max;
    return { ...common, min, max, ...resultsOf(object), matches };
  }
  const content = textOf(object, 'content');
  if (method === 'REGEX') {
    const regex = compileJavaRegex(content);
    if (regex.kind === 'error') {
      const offset = fields.get('content')?.start;
      throw new JavaException('java.util.regex.PatternSyntaxException', regex.message, offset);
    }
    // `StringRegexMatcher` calls `matches()`, which compares the whole text and is case-sensitive.
    const matches = (text: string) => regex.kind === 'regex' && regex.regexp.test(text);
    return { ...common, content, ...resultsOf(object), regex, matches };
  }
  return { ...common, content, ...resultsOf(object), matches: createComparison(method, content) };
}

/**
 * `StringStartsWithMatcher`, `StringEndsWithMatcher` and `StringContainsMatcher` compare in lower case with `Locale.ROOT`,
 * which equals JavaScript's `toLowerCase`. `StringEqualsMatcher` calls `equalsIgnoreCase`.
 */
function createComparison(method: Exclude<Method, 'REGEX' | 'LENGTH'>, content: string): (text: string) => boolean {
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

function resultsOf(object: GsonObject): { hit: Result; miss: Result } {
  return { hit: resultOf(object, 'hit') ?? 'TRUE', miss: resultOf(object, 'miss') ?? 'DEFAULT' };
}

/** `MatchResultEnum.valueOf` */
function resultOf(object: GsonObject, field: 'hit' | 'miss'): Result | undefined {
  const value = object.fields.get(field);
  if (!value) return undefined;
  const word = textOf(object, field);
  const result = RESULTS.find((candidate) => candidate === word);
  if (!result) throw new JavaException(ILLEGAL_ARGUMENT, `No enum constant ${RESULT_ENUM}.${word}`, value.start);
  return result;
}

/** `JsonObject.get(field).getAsString()` */
function textOf(object: GsonObject, field: string): string {
  const value = primitiveOf(object, field, 'getAsString');
  return value.kind === 'string' || value.kind === 'boolean' ? String(value.value) : value.text;
}

/** `JsonObject.get(field).getAsInt()`: truncates fractions, and parses strings as whole numbers only. */
function intOf(object: GsonObject, field: 'min' | 'max'): number {
  const value = primitiveOf(object, field, 'getAsInt');
  if (value.kind === 'number') {
    const number = toInt(value.text);
    if (number !== undefined) return number;
    throw new JavaException(NUMBER_FORMAT, `Number has unsupported scale: ${value.text}`, value.start);
  }
  const text = String(value.value);
  const number = parseIntStrictly(text);
  if (number !== undefined) return number;
  throw new JavaException(NUMBER_FORMAT, `For input string: "${text}"`, value.start);
}

type Primitive = GsonValue & { kind: 'string' | 'number' | 'boolean' };

/** Returns the primitive value of a field, out of single-element arrays too (`JsonArray.getAsSingleElement`). */
function primitiveOf(object: GsonObject, field: string, getter: 'getAsString' | 'getAsInt'): Primitive {
  const fieldValue = object.fields.get(field);
  if (!fieldValue) {
    const text = `Cannot invoke "com.google.gson.JsonElement.${getter}()" because the return value of "com.google.gson.JsonObject.get(String)" is null`;
    throw new JavaException('java.lang.NullPointerException', text, object.start);
  }
  const value = unwrapArray(fieldValue);
  if (value.kind === 'null' || value.kind === 'object') {
    const text = value.kind === 'null' ? 'JsonNull' : 'JsonObject';
    throw new JavaException('java.lang.UnsupportedOperationException', text, value.start);
  }
  return value;
}

function unwrapArray(value: GsonValue): Exclude<GsonValue, { kind: 'array' }> {
  if (value.kind !== 'array') return value;
  const [item] = value.items;
  if (item && value.items.length === 1) return unwrapArray(item);
  const text = `Array must have size 1, but has size ${value.items.length}`;
  throw new JavaException('java.lang.IllegalStateException', text, value.start);
}
