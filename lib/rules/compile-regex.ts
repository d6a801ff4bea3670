import { type MistakeCode, RuleMistake, UntriedError } from './rule-errors';

/** Whether the expression matches a whole text; undefined if versions of Java, or Java and JavaScript, differ for the text. */
export type TextTest = (text: string) => boolean | undefined;

const LINE_ENDS = '\\n\\r\\u0085\\u2028\\u2029';
const ESCAPE = String.raw`\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|x\{[\da-fA-F]{1,6}\}|[pP](?:\{\w+\}|[A-Z])|[^]|$)`;
const GROUP = String.raw`\((?:\?(?:<?[=!]|>|[dimsuU]*(?:-[dimsuU]+)?[:)]))?`;
const CLASS = String.raw`\[\^?\]?(?:\\[^]|[^\\\]])*\]?`;
const QUANTIFIER = String.raw`(?:[*+?]|\{\d+(?:,\d*)?\})[?+]?`;
const TOKEN = new RegExp(`${CLASS}|${ESCAPE}|${GROUP}|${QUANTIFIER}|[^]`, 'gu');
const CLASS_ITEM = new RegExp(`(${ESCAPE}|[^])(?:-(${ESCAPE}|[^]))?`, 'gu');

/** Escapes for several characters, as they are written in a class. Java's `\s` has fewer characters than JavaScript's. */
const SETS: Readonly<Record<string, string | undefined>> = {
  '\\d': '\\d',
  '\\D': '\\D',
  '\\w': '\\w',
  '\\W': '\\W',
  '\\s': '\\t-\\r ',
  '\\S': '\\0-\\x08\\x0e-\\x1f!-\\u{10ffff}',
  '\\h': '\\t \\xa0\\u1680\\u180e\\u2000-\\u200a\\u202f\\u205f\\u3000',
  '\\v': `\\v\\f${LINE_ENDS}`,
};
const CONTROLS = new Map([
  ['\\a', '\x07'],
  ['\\e', '\x1b'],
  ['\\t', '\t'],
  ['\\n', '\n'],
  ['\\r', '\r'],
  ['\\f', '\f'],
]);
/** Assertions, and the texts for which they aren't certain: Java's `$` knows more line breaks, and Java 19 changed `\b`. */
const ASSERTIONS = new Map<string, { source: string; uncertain?: RegExp }>([
  ['^', { source: '^' }],
  ['\\A', { source: '^' }],
  ['$', { source: '$', uncertain: new RegExp(`[${LINE_ENDS}]`) }],
  ['\\z', { source: '$' }],
  ['\\b', { source: '\\b', uncertain: /[^\0-\x7f]/ }],
  ['\\B', { source: '\\B', uncertain: /[^\0-\x7f]/ }],
]);

/** Longer expressions could exhaust the memory of a browser. */
const MAX_LENGTH = 2000;

/** Translates Java's regular expression. Throws `RuleMistake` if Java rejects it, `UntriedError` if only Java can tell. */
export function compileRegex(pattern: string): TextTest {
  if (pattern.length > MAX_LENGTH) throw new UntriedError('regex', pattern);
  const unquoted = pattern.replaceAll(
    /\\Q(.*?)(?:\\E|$)|\\./gs,
    (part, quoted?: string) => quoted?.replaceAll(/[^A-Za-z\d\u0080-\uffff]/g, '\\$&') ?? part,
  );
  let flags = '';
  const uncertain: RegExp[] = [];
  const groups: { kind: string; start: number; index: number; outerFlags: string }[] = [];
  const parts: string[] = [];
  let atomicGroups = 0;
  // Consumes what the lookahead found, which isn't tried again.
  const atomic = (source: string) => {
    const name = `a${atomicGroups++}`;
    return `(?:(?=(?<${name}>${source}))\\k<${name}>)`;
  };
  /** Of the last group. */
  let content = '';
  let last: 'nothing' | 'atom' | 'assertion' | 'quantified' = 'nothing';
  for (const { 0: token, index } of unquoted.matchAll(TOKEN)) {
    const assertion = ASSERTIONS.get(token);
    if (assertion) {
      parts.push(assertion.source);
      if (assertion.uncertain) uncertain.push(assertion.uncertain);
      last = 'assertion';
    } else if (token.startsWith('(')) {
      const outerFlags = flags;
      flags = changeFlags(flags, token);
      // The other flags only concern line breaks and characters beyond ASCII.
      if (/[dmuU]/.test(flags)) {
        if (/[^ -~]/.test(pattern)) throw new UntriedError('regex', token);
        uncertain.push(/[^ -~]/);
      }
      if (!token.endsWith(')')) groups.push({ kind: token.slice(1), start: parts.length, index, outerFlags });
      last = 'nothing';
    } else if (token === ')') {
      const group = groups.pop() ?? rejectRegex(token);
      const { kind } = group;
      flags = group.outerFlags;
      const source = parts.splice(group.start).join('');
      content = unquoted.slice(group.index + token.length + kind.length, index);
      // Java rejects some lookbehinds, and its loops in groups end differently.
      if (/^\?<./.test(kind) ? /[*+]|,\}|\)[?{]|\(\?/.test(content) : kind === '?>' && content.includes('('))
        throw new UntriedError('regex', `(${kind}${content})`);
      const isAssertion = /[=!]$/.test(kind);
      if (kind === '?>') parts.push(atomic(source));
      else parts.push(`(${isAssertion ? kind : '?:'}${source})`);
      last = isAssertion ? 'assertion' : 'atom';
    } else if (token === '|') {
      parts.push(token);
      last = 'nothing';
    } else if (/^(?:[*+?]|\{.)/.test(token)) {
      if (last === 'nothing' && unquoted[index - 1] === '(') rejectGroup(unquoted.slice(index - 1));
      if (!token.startsWith('{') && (last === 'nothing' || last === 'quantified'))
        rejectRegex(token, token === '*' && last === 'nothing' ? 'regex-star' : 'regex');
      const [, range = '', mode = ''] = /^(.|\{.*\})([?+]?)$/.exec(token) ?? [];
      // Java counts and leaves loops in another way if the group can be empty.
      const isLoop = mode === '+' || (range.startsWith('{') && /^$|[|?*(^$]|\{0|\\[bBAzZ]/.test(content));
      if (last !== 'atom' || (isLoop && unquoted[index - 1] === ')')) throw new UntriedError('regex', token);
      checkRange(range);
      const source = `${parts.pop()}${range}`;
      parts.push(mode === '+' ? atomic(source) : source + mode);
      last = 'quantified';
    } else if (token === '{') {
      if (last !== 'atom' && /\d/.test(unquoted[index + 1] ?? '')) throw new UntriedError('regex', token);
      rejectRegex(token);
    } else {
      parts.push(atomOf(token, flags));
      last = 'atom';
    }
  }
  if (groups.length > 0) rejectRegex('(');
  const regexp = toRegExp(`^(?:${parts.join('')})$`, pattern);
  return (text) => (uncertain.some((texts) => texts.test(text)) ? undefined : regexp.test(text));
}

/** Applies inline flags such as `(?i)` and `(?i-s:`. */
function changeFlags(flags: string, token: string): string {
  const [, on = '', off = ''] = /^\(\?(\w*)-?(\w*)[:)]$/.exec(token) ?? [];
  return [...flags, ...on].filter((flag) => !off.includes(flag)).join('');
}

/** @param text from the group's bracket on */
function rejectGroup(text: string): void {
  const [group] = /^\(\?<?[\w-]*[>:)]?/.exec(text) ?? [];
  if (group === undefined) return;
  // Java has other groups with these characters.
  if (/^\(\?[<idmsuxUc-]/.test(group)) throw new UntriedError('regex', group);
  rejectRegex(group);
}

function rejectRegex(detail: string, code: MistakeCode = 'regex'): never {
  throw new RuleMistake(code, 0, detail);
}

function toRegExp(source: string, pattern: string): RegExp {
  try {
    const regexp = new RegExp(source, 'u');
    // Browsers compile an expression when it first runs, and only then reject one that is too large.
    regexp.test('');
    return regexp;
  } catch {
    throw new UntriedError('regex', pattern);
  }
}

function checkRange(range: string): void {
  const [min = 0, max = min] = range.match(/\d+/g)?.map(Number) ?? [];
  if (Math.max(min, max) > 1000) throw new UntriedError('regex', range);
  if (max < min) rejectRegex(range);
}

function atomOf(token: string, flags: string): string {
  const ignoresCase = flags.includes('i');
  if (token === '.') return flags.includes('s') ? '[^]' : `[^${LINE_ENDS}]`;
  if (token.startsWith('[')) return classOf(token, ignoresCase);
  if (token === '\\H' || token === '\\V') return `[^${SETS[token.toLowerCase()]}]`;
  return `[${setOf(token, ignoresCase) ?? rangeOf(characterOf(token), characterOf(token), ignoresCase)}]`;
}

function classOf(token: string, ignoresCase: boolean): string {
  const [, negation, inner] = /^\[(?!\^\]$)(\^?)(.+)\]$/su.exec(token) ?? rejectRegex(token);
  if (inner?.includes('&&')) throw new UntriedError('regex', '&&');
  const items = [...(inner ?? '').matchAll(CLASS_ITEM)].map(([item, from = '', to], index, { length }) => {
    const isInnerHyphen = from === '-' && index > 0 && index < length - 1;
    if (item.startsWith('[') || to === '[' || to === '-' || isInnerHyphen) throw new UntriedError('regex', token);
    const set = setOf(from, ignoresCase);
    if (to === undefined) return set ?? rangeOf(characterOf(from), characterOf(from), ignoresCase);
    if (set !== undefined || setOf(to, ignoresCase) !== undefined || from === '-')
      throw new UntriedError('regex', item);
    return rangeOf(characterOf(from), characterOf(to), ignoresCase);
  });
  return `[${negation}${items.join('')}]`;
}

/** Returns what an escape for several characters matches, as it is written in a class; undefined for any other token. */
function setOf(token: string, ignoresCase: boolean): string | undefined {
  const [, prefix, category, script] = /^(\\[pP])(?:\{?([A-Z][a-z]?)\}?|\{Is([A-Z][a-z]+)\})$/.exec(token) ?? [];
  if (prefix === undefined) return SETS[token];
  const source = `${prefix}{${category ?? `Script=${script}`}}`;
  // Java's (?i) adds the other case to some properties.
  if (ignoresCase) throw new UntriedError('regex', token);
  toRegExp(source, token);
  return source;
}

/** Returns the code point of a token that matches one character. */
function characterOf(token: string): number {
  const [, code] = /^\\[ux]\{?([\da-fA-F]+)\}?$/.exec(token) ?? [];
  if (code === undefined && /^\\(?:[CEFIJKLMOTUYgijlmoquxy]|$)/.test(token)) rejectRegex(token);
  const character = CONTROLS.get(token) ?? token.replace(/^\\(?=[^A-Za-z\d])/, '');
  const point = code === undefined ? (character.codePointAt(0) ?? 0) : Number.parseInt(code, 16);
  if (point > 0x10ffff) rejectRegex(token);
  const isUnknown = code === undefined && /^\\./.test(character);
  const isHalf = point >= 0xd800 && point <= 0xdfff;
  if (isUnknown || isHalf) throw new UntriedError('regex', token);
  return point;
}

/** Writes a range for the inside of a class. Java's `(?i)` affects ASCII letters only. */
function rangeOf(from: number, to: number, ignoresCase: boolean): string {
  const source = (distance = 0) => `\\u{${(from + distance).toString(16)}}-\\u{${(to + distance).toString(16)}}`;
  if (to < from) rejectRegex(String.fromCodePoint(from, 45, to));
  const isWithin = (first: number, last: number) => from >= first && to <= last;
  if (!ignoresCase || to < 65 || from > 122 || isWithin(91, 96)) return source();
  if (isWithin(65, 90)) return source() + source(32);
  if (isWithin(97, 122)) return source() + source(-32);
  throw new UntriedError('regex', String.fromCodePoint(from, 45, to));
}
