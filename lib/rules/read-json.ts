import { type DocumentNode, parse, type ValueNode } from '@humanwhocodes/momoa';
import { RuleMistake, UntriedError } from './rule-errors';

export const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** The last string can be unclosed. */
const STRING = String.raw`"(?:\\[^]|[^"\\])*(?:"|\\?$)|'(?:\\[^]|[^'\\])*(?:'|\\?$)`;
const INVALID_ESCAPE = /(?:^|[^\\])(?:\\\\)*\\(?![tbnrf'"\\/\n]|u[\da-fA-F]{4})/;
/** PeerBanHelper's limit on brackets is 255, and thousands of them would crash the parser. */
const MAX_DEPTH = 200;

/**
 * Parses a rule that begins with a quote or a brace. PeerBanHelper's parser (Gson) is lenient in other ways than JSON5, so only
 * what both accept is accepted, and only what both reject is a mistake.
 */
export function readJson(text: string): ValueNode {
  const [space] = /[^\S \t\r\n]/.exec(text) ?? [];
  if (space !== undefined) throw new UntriedError('json', `U+${space.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const { body, tokens = [] } = parseRule(text);
  for (const [index, { type, loc }] of tokens.entries()) {
    const { offset } = loc.start;
    const token = text.slice(offset, loc.end.offset);
    const next = tokens[index + 1]?.type;
    const isDifferent =
      (type === 'Number' && !JSON_NUMBER.test(token)) ||
      (type === 'Comma' && next === 'RBracket') ||
      (type === 'String' && token.includes('\\\n'));
    if (isDifferent) throw new UntriedError('json', token);
    if (type === 'Comma' && next === 'RBrace') throw new RuleMistake('json', offset);
    if (type === 'String' && INVALID_ESCAPE.test(token))
      throw new RuleMistake('backslash', offset + token.search(INVALID_ESCAPE) + 1);
  }
  return body;
}

function parseRule(text: string): DocumentNode {
  try {
    return parseJson5(text);
  } catch (error) {
    if (!(error instanceof Error && 'offset' in error)) throw error;
    const offset = Number(error.offset);
    if (isRejected(text, offset) || isComplete(text.slice(0, offset))) throw new RuleMistake('json', offset);
    throw new UntriedError('json', /^\w+|^./s.exec(text.slice(offset))?.[0] ?? '');
  }
}

/** @throws {Error} with the offset of a mistake, or one of the errors of `readJson` */
function parseJson5(text: string): DocumentNode {
  let depth = 0;
  for (const [token] of text.matchAll(new RegExp(`${STRING}|[^\\s]`, 'g'))) {
    if (token === '{' || token === '[') depth++;
    if (token === '}' || token === ']') depth--;
    // Comments and separators that only PeerBanHelper reads.
    if (depth > MAX_DEPTH || /^[/#=;\\]/.test(token)) throw new UntriedError('json', token);
  }
  // The parser would never return.
  if (text.endsWith('\\')) throw new RuleMistake('json', text.length - 1);
  return parse(text, { mode: 'json5', tokens: true });
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
