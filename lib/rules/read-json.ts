import { type DocumentNode, parse, type ValueNode } from '@humanwhocodes/momoa';
import { RuleMistake, UntriedError } from './rule-errors';

export const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** The last string and comment can be unclosed. */
const STRING = String.raw`"(?:\\[^]|[^"\\])*(?:"|\\?$)|'(?:\\[^]|[^'\\])*(?:'|\\?$)`;
const COMMENT = String.raw`\/\/[^\r\n]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$)`;
const INVALID_ESCAPE = /(?:^|[^\\])(?:\\\\)*\\(?![tbnrf'"\\/\n]|u[\da-fA-F]{4})/;
/** PeerBanHelper's limit on brackets is 255, and thousands of them, or of comments, would crash the parser. */
const MAX_DEPTH = 200;

/**
 * Parses a rule that begins with a quote or a brace. Throws `RuleMistake` for what both PeerBanHelper's parser (Gson) and JSON5
 * reject, and `UntriedError` for what they may read differently.
 */
export function readJson(text: string): ValueNode {
  const [space] = /[^\S \t\r\n]/.exec(text) ?? [];
  if (space !== undefined) throw new UntriedError('json', `U+${space.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const { body, tokens = [] } = parseRule(text);
  const codeTokens = tokens.filter(({ type }) => !type.endsWith('Comment'));
  for (const [index, { type, loc }] of codeTokens.entries()) {
    const { offset } = loc.start;
    const token = text.slice(offset, loc.end.offset);
    const next = codeTokens[index + 1]?.type;
    const isDifferent =
      (type === 'Number' && !JSON_NUMBER.test(token)) ||
      (type === 'Comma' && next === 'RBracket') ||
      (type === 'Identifier' && token.includes('\\')) ||
      (type === 'String' && token.includes('\\\n'));
    if (isDifferent) throw new UntriedError('json', token);
    if (type === 'Comma' && next === 'RBrace') throw new RuleMistake('json', offset);
    if (type === 'String' && INVALID_ESCAPE.test(token))
      throw new RuleMistake('backslash', offset + token.search(INVALID_ESCAPE) + 1);
  }
  const end = tokens.at(-1)?.loc.start.offset ?? 0;
  // PeerBanHelper accepts comments, but not after the value.
  if (end >= body.loc.end.offset) throw new RuleMistake('json', end);
  return body;
}

function parseRule(text: string): DocumentNode {
  try {
    return parseJson5(text);
  } catch (error) {
    const offset = offsetOf(error);
    if (offset === undefined || error instanceof RuleMistake) throw error;
    if (isRejected(text, offset) || isComplete(text.slice(0, offset))) throw new RuleMistake('json', offset);
    throw new UntriedError('json', /^\w+|^./s.exec(text.slice(offset))?.[0] ?? '');
  }
}

/** Parses JSON5. Throws without parsing for deep nesting and a final backslash, from which the parser never returns. */
function parseJson5(text: string): DocumentNode {
  let depth = 0;
  let comments = 0;
  for (const [token] of text.matchAll(new RegExp(`${STRING}|${COMMENT}|[^\\s]`, 'g'))) {
    comments = token.startsWith('/') ? comments + 1 : 0;
    if (token === '{' || token === '[') depth++;
    if (token === '}' || token === ']') depth--;
    if (Math.max(depth, comments) > MAX_DEPTH) throw new UntriedError('json', token);
  }
  if (text.endsWith('\\')) throw new RuleMistake('json', text.length - 1);
  return parse(text, { mode: 'json5', tokens: true });
}

function offsetOf(error: unknown): number | undefined {
  return error instanceof Error && 'offset' in error ? Number(error.offset) : undefined;
}

/** Whether PeerBanHelper, too, rejects what a JSON5 parser rejects at an offset. */
function isRejected(text: string, offset: number): boolean {
  const withoutStrings = text.replaceAll(new RegExp(STRING, 'g'), '""');
  // PeerBanHelper accepts words without quotes, even with quotes in them, and arrays in which values are missing.
  if (/[^\s{}[\],:"']["']|\D\./.test(withoutStrings)) return false;
  if (text.slice(offset).trim() === '') return true;
  const place = text.slice(Math.max(0, offset - 1), offset + 1);
  return /^[\s{}[\],:"']?[{}[\],:"']$/.test(place) && !(place.endsWith(',') && text.includes('['));
}

function isComplete(text: string): boolean {
  try {
    return parseJson5(text) !== undefined;
  } catch {
    return false;
  }
}
