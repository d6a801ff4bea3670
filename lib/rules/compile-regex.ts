import { RuleMistake, UntriedError } from './rule-errors';

/** Whether the expression matches a whole text; undefined for a text about which Java and JavaScript may disagree. */
export type TextTest = (text: string) => boolean | undefined;

/** Letters of which only some versions and functions of Java know the other case. */
export const UNCERTAIN_CASE = /[^\0-\x7f\P{Changes_When_Casemapped}]/u;
/** White space and line ends that only one of the two has, and characters that JavaScript reads as two. */
const UNCERTAIN_TEXT = /[^\S \t]|[\x85\ud800-\udfff]/;

const SET = String.raw`\\[dDwWsS]`;
const ESCAPE = String.raw`\\(?:[tnrf]|u(?![dD][89a-fA-F])[\da-fA-F]{4}|[^A-Za-z\d])`;
const ITEM = String.raw`(?:${ESCAPE}|[^\\[\]^&-])`;
/** What both read alike. The last group catches everything else. */
const TOKEN = new RegExp(
  [
    String.raw`\[\^?(?!\])-?(?:${ITEM}-${ITEM}|${ITEM}|${SET})*-?\]`,
    `${SET}|${ESCAPE}|[^\\\\[\\]{}()|^$*+?]`,
    String.raw`\\[bB]|[)|^$]|\((?:\?[:=!]|(?!\?))`,
    String.raw`(?:[*+?]|\{\d{1,3}(?:,\d{0,3})?\})[?+]?`,
    String.raw`(?<unknown>\(\?<?[\w-]*[^\w-]?|\[[^\]]*\]?|\\?[^])`,
  ].join('|'),
  'g',
);

/** Longer expressions could exhaust the memory of a browser. */
const MAX_LENGTH = 2000;

/**
 * @throws {RuleMistake} for an expression that Java rejects
 * @throws {UntriedError} for one that JavaScript may reject or read in another way
 */
export function compileRegex(pattern: string): TextTest {
  if (pattern.length > MAX_LENGTH || /[\ud800-\udfff]/.test(pattern)) throw new UntriedError('regex', pattern);
  const ignoresCase = pattern.startsWith('(?i)');
  const source = ignoresCase ? pattern.slice(4) : pattern;
  const groups: { start: number; isAssertion: boolean }[] = [];
  /** Of the last group. */
  let content = '';
  let last: 'nothing' | 'atom' | 'group' | 'assertion' | 'quantified' = 'nothing';
  for (const { 0: token, index, groups: { unknown } = {} } of source.matchAll(TOKEN)) {
    if (unknown?.startsWith('[') && !unknown.endsWith(']')) rejectRegex('[');
    if (unknown !== undefined) throw new UntriedError('regex', unknown);
    if (token.startsWith('(')) {
      groups.push({ start: index + token.length, isAssertion: /[=!]$/.test(token) });
      last = 'nothing';
    } else if (token === ')') {
      const { start, isAssertion } = groups.pop() ?? rejectRegex(token);
      content = source.slice(start, index);
      last = isAssertion ? 'assertion' : 'group';
    } else if (token === '|') last = 'nothing';
    else if (/^(?:[$^]|\\[bB])$/.test(token)) last = 'assertion';
    else if (/^(?:[*+?]|\{.)/.test(token)) {
      if (!token.startsWith('{') && (last === 'nothing' || last === 'quantified'))
        rejectRegex(token, token === '*' && last === 'nothing' ? 'regex-star' : 'regex');
      // Java counts differently if the group can be empty.
      const isUncertain = last === 'group' && token.startsWith('{') && /^$|[|?*(^$]|\{0|\\[bB]/.test(content);
      if (isUncertain || (last !== 'atom' && last !== 'group') || /.\+$/.test(token))
        throw new UntriedError('regex', token);
      last = 'quantified';
    } else last = 'atom';
  }
  if (groups.length > 0) rejectRegex('(');
  const regexp = toRegExp(`^(?:${source})$`, ignoresCase ? 'i' : '');
  // Java 19 changed `\b` beyond ASCII.
  const hasBoundary = /\\b/i.test(source);
  return (text) => {
    const isUncertain =
      UNCERTAIN_TEXT.test(text) ||
      (ignoresCase && UNCERTAIN_CASE.test(text)) ||
      (hasBoundary && /[^\0-\x7f]/.test(text));
    return isUncertain ? undefined : regexp.test(text);
  };
}

function rejectRegex(detail: string, code: 'regex' | 'regex-star' = 'regex'): never {
  throw new RuleMistake(code, 0, detail);
}

function toRegExp(source: string, flags: string): RegExp {
  try {
    const regexp = new RegExp(source, flags);
    // Browsers compile an expression when it first runs, and only then reject one that is too large.
    regexp.test('');
    return regexp;
  } catch {
    throw new UntriedError('regex', source.slice(4, -2));
  }
}
