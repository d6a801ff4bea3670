/** Parses an expression like `java.util.regex.Pattern` and translates it to JavaScript. */
import { type CodePoints, complement, intersect, toPattern, unite, withBothCases } from './code-points';
import { EVERYTHING, findProperty, isPosixClass, LINE_ENDS, SHORTHANDS } from './java-classes';

/** Java syntax that JavaScript lacks or interprets differently, as shown to readers. */
const JAVA_SYNTAX = {
  anchors: '\\A \\Z \\z',
  atomic: '(?>…)',
  flags: '(?i)',
  intersection: '&&',
  possessive: '*+ ++ ?+',
  posix: '\\p{Alpha}',
  quotation: '\\Q…\\E',
  spaces: '\\h \\v \\R',
};

/** The data of a `PatternSyntaxException`. */
export class PatternError extends Error {
  constructor(
    readonly description: string,
    readonly index: number,
  ) {
    super(description);
  }
}

/** Thrown for a construct that Java accepts but JavaScript can't express. The message is the construct. */
export class UntranslatableError extends Error {}

interface Flags {
  ignoresCase: boolean;
  dotAll: boolean;
  multiline: boolean;
  comments: boolean;
}

const LINE_END = '(?:\\r\\n|[\\n\\r\\u0085\\u2028\\u2029])';
const FINAL_END = `(?=${LINE_END}?$)`;
const NEVER = '(?!)';

/** A recursive descent parser over code points that mirrors the methods of `Pattern`. */
export class PatternParser {
  readonly differences = new Set<string>();
  readonly #points: number[];
  #cursor = 0;
  #flags: Flags = { ignoresCase: false, dotAll: false, multiline: false, comments: false };
  #groups = 0;
  #atomics = 0;
  readonly #names = new Map<string, number>();
  /** Groups that may not have matched. A backreference to one fails in Java but matches the empty string in JavaScript. */
  readonly #optionalGroups = new Set<number>();
  /** Whether the last parsed expression has no maximum length, which Java requires in a lookbehind. */
  #isUnbounded = false;

  constructor(pattern: string) {
    const { text, isQuoted } = expandQuotes(pattern);
    if (isQuoted) this.differences.add(JAVA_SYNTAX.quotation);
    this.#points = Array.from(text, (char) => char.codePointAt(0) ?? 0);
  }

  parse(): string {
    const source = this.#alternatives();
    if (this.#cursor < this.#points.length) this.#fail("Unmatched closing ')'");
    return source;
  }

  #fail(description: string, cursor = this.#cursor): never {
    throw new PatternError(description, cursor - 1);
  }

  #char(ahead = 0): string {
    const point = this.#points[this.#cursor + ahead];
    return point === undefined ? '' : String.fromCodePoint(point);
  }

  /** Returns the next character. With `(?x)`, skips whitespace and comments first. */
  #peek(): string {
    if (this.#flags.comments) {
      while (/^[\t-\r #]$/.test(this.#char())) {
        if (this.#char() === '#')
          while (this.#char() !== '' && !/[\n\r\u0085\u2028\u2029]/.test(this.#char())) this.#cursor++;
        else this.#cursor++;
      }
    }
    return this.#char();
  }

  #alternatives(): string {
    const branches: string[] = [];
    const firstGroup = this.#groups + 1;
    let isUnbounded = false;
    do {
      if (branches.length > 0) {
        this.#cursor++;
        this.#makeOptional(firstGroup);
      }
      branches.push(this.#sequence());
      isUnbounded ||= this.#isUnbounded;
    } while (this.#peek() === '|');
    this.#isUnbounded = isUnbounded;
    if (branches.length > 1) this.#makeOptional(firstGroup);
    return branches.join('|');
  }

  #sequence(): string {
    let source = '';
    let isUnbounded = false;
    for (;;) {
      const char = this.#peek();
      if (char === '' || char === '|' || char === ')') break;
      this.#isUnbounded = false;
      const firstGroup = this.#groups + 1;
      const atom = this.#atom(char);
      if (atom !== undefined) source += this.#quantified(atom, firstGroup);
      isUnbounded ||= this.#isUnbounded;
    }
    this.#isUnbounded = isUnbounded;
    return source;
  }

  /** @returns undefined for inline flags, which match nothing and can't be quantified */
  #atom(char: string): string | undefined {
    switch (char) {
      case '(':
        return this.#group();
      case '[':
        this.#cursor++;
        return this.#emit(this.#class());
      case '\\':
        return this.#escape();
      case '?':
      case '*':
      case '+':
        this.#cursor++;
        return this.#fail(`Dangling meta character '${char}'`);
      case '{':
        // Java allows a counted quantifier without an atom, which then repeats the empty string.
        return '';
    }
    this.#cursor++;
    if (char === '^') return this.#flags.multiline ? `(?:^|(?<=${LINE_END})(?=[\\s\\S]))` : '^';
    if (char === '$') return this.#flags.multiline ? `(?=${LINE_END}|$)` : FINAL_END;
    if (char === '.') return toPattern(this.#flags.dotAll ? EVERYTHING : complement(LINE_ENDS));
    return this.#emit(single(char));
  }

  #emit(set: CodePoints): string {
    return toPattern(this.#cased(set));
  }

  #makeOptional(firstGroup: number): void {
    for (let group = firstGroup; group <= this.#groups; group++) this.#optionalGroups.add(group);
  }

  #quantified(atom: string, firstGroup: number): string {
    const quantifier = this.#peek();
    let range: string;
    if (quantifier === '{') range = this.#counted();
    else if (quantifier === '?' || quantifier === '*' || quantifier === '+') {
      this.#cursor++;
      range = quantifier;
    } else return atom;
    if (/^(?:[*?]|\{0)/.test(range)) this.#makeOptional(firstGroup);
    const mode = this.#peek();
    const isSingleCharacter = /^(?:\\u\{[\da-f]+\}|\[[^\]]*\])$/.test(atom);
    const repeated = isSingleCharacter ? atom : `(?:${atom})`;
    // Java treats a quantified single character in a lookbehind as bounded.
    if (!isSingleCharacter && /[*+]|,\}$/.test(range)) this.#isUnbounded = true;
    if (mode === '?') {
      this.#cursor++;
      return `${repeated}${range}?`;
    }
    if (mode !== '+') return `${repeated}${range}`;
    this.#cursor++;
    this.differences.add(JAVA_SYNTAX.possessive);
    return this.#atomic(`${repeated}${range}`);
  }

  /** Emulates an atomic group: a lookahead doesn't backtrack, and the backreference consumes what it captured. */
  #atomic(source: string): string {
    const name = `a${this.#atomics++}`;
    return `(?:(?=(?<${name}>${source}))\\k<${name}>)`;
  }

  #counted(): string {
    if (!/\d/.test(this.#char(1))) {
      return this.#fail('Illegal repetition', this.#cursor + 2);
    }
    this.#cursor++;
    const number = () => {
      let digits = '';
      while (/^\d$/.test(this.#char())) {
        digits += this.#char();
        this.#cursor++;
        if (Number(digits) > 0x7fffffff) this.#fail('Illegal repetition range');
      }
      return digits;
    };
    const min = number();
    let max: string | undefined = min;
    if (this.#char() === ',') {
      this.#cursor++;
      max = number();
    }
    if (this.#char() !== '}') this.#fail('Unclosed counted closure', this.#cursor + 1);
    if (max !== '' && Number(max) < Number(min)) this.#fail('Illegal repetition range', this.#cursor + 1);
    this.#cursor++;
    return max === min ? `{${min}}` : `{${min},${max}}`;
  }

  #group(): string | undefined {
    const flags = this.#flags;
    this.#cursor++;
    if (this.#char() !== '?') return this.#restOfGroup(`(?<g${++this.#groups}>`, flags);
    const kind = this.#char(1);
    this.#cursor += 2;
    switch (kind) {
      case ':':
      case '=':
      case '!':
        return this.#restOfGroup(`(?${kind}`, flags);
      case '>': {
        this.differences.add(JAVA_SYNTAX.atomic);
        const inner = this.#restOfGroup('', flags);
        return this.#atomic(inner.slice(0, -1));
      }
      case '<':
        return this.#namedGroupOrLookBehind(flags);
      case '$':
      case '@':
        return this.#fail('Unknown group type');
    }
    this.#cursor--;
    return this.#inlineFlags(flags);
  }

  #namedGroupOrLookBehind(flags: Flags): string {
    const kind = this.#char();
    this.#cursor++;
    if (kind === '=' || kind === '!') {
      const source = this.#restOfGroup(`(?<${kind}`, flags);
      if (this.#isUnbounded) this.#fail('Look-behind group does not have an obvious maximum length', this.#cursor - 1);
      return source;
    }
    this.#cursor--;
    const name = this.#groupName();
    if (this.#names.has(name)) this.#fail(`Named capturing group <${name}> is already defined`);
    this.#groups++;
    this.#names.set(name, this.#groups);
    return this.#restOfGroup(`(?<g${this.#groups}>`, flags);
  }

  #groupName(): string {
    if (!/^[A-Za-z]$/.test(this.#char())) {
      this.#fail('capturing group name does not start with a Latin letter', this.#cursor + 1);
    }
    let name = '';
    while (/^[A-Za-z\d]$/.test(this.#char())) {
      name += this.#char();
      this.#cursor++;
    }
    if (this.#char() !== '>') this.#fail("named capturing group is missing trailing '>'", this.#cursor + 1);
    this.#cursor++;
    return name;
  }

  #restOfGroup(start: string, flags: Flags): string {
    const source = this.#alternatives();
    if (this.#peek() !== ')') this.#fail('Unclosed group', this.#cursor + 1);
    this.#cursor++;
    this.#flags = flags;
    return `${start}${source})`;
  }

  /** `(?i)` applies up to the end of the enclosing group, `(?i:…)` to a group of its own. */
  #inlineFlags(outer: Flags): string | undefined {
    const flags = { ...outer };
    let isOn = true;
    for (;;) {
      const char = this.#char();
      if (char === '-' && isOn) isOn = false;
      else if (char === 'i') flags.ignoresCase = isOn;
      else if (char === 's') flags.dotAll = isOn;
      else if (char === 'm') flags.multiline = isOn;
      else if (char === 'x') flags.comments = isOn;
      else if (char !== '' && 'udUc'.includes(char)) {
        if (isOn) throw new UntranslatableError(`(?${char})`);
      } else break;
      this.#cursor++;
    }
    const end = this.#char();
    this.#cursor++;
    if (end !== ')' && end !== ':') this.#fail('Unknown inline modifier');
    this.differences.add(JAVA_SYNTAX.flags);
    this.#flags = flags;
    if (end === ':') return this.#restOfGroup('(?:', outer);
    return undefined;
  }

  #escape(): string {
    const char = this.#char(1);
    this.#cursor += 2;
    switch (char) {
      case '':
        return this.#fail('Unescaped trailing backslash');
      case 'A':
      case 'G':
        this.differences.add(JAVA_SYNTAX.anchors);
        return '^';
      case 'Z':
        this.differences.add(JAVA_SYNTAX.anchors);
        return FINAL_END;
      case 'z':
        this.differences.add(JAVA_SYNTAX.anchors);
        return '$';
      case 'b':
        if (this.#char() === '{') throw new UntranslatableError('\\b{g}');
        return '\\b';
      case 'B':
        return '\\B';
      case 'R':
        this.differences.add(JAVA_SYNTAX.spaces);
        return LINE_END.replace('[\\n', '[\\n\\v\\f');
      case 'X':
      case 'N':
        throw new UntranslatableError(`\\${char}`);
      case 'k':
        return this.#namedReference();
    }
    if (/^[1-9]$/.test(char)) return this.#numberedReference(char);
    this.#cursor -= 2;
    return this.#emit(this.#escapedSet());
  }

  #namedReference(): string {
    if (this.#char() !== '<') {
      this.#cursor++;
      this.#fail("\\k is not followed by '<' for named capturing group");
    }
    this.#cursor++;
    const name = this.#groupName();
    const group = this.#names.get(name);
    if (group === undefined) return this.#fail(`named capturing group <${name}> does not exist`);
    return this.#reference(group);
  }

  /** Further digits belong to the reference as long as that many groups exist. */
  #numberedReference(digit: string): string {
    let number = Number(digit);
    while (/^\d$/.test(this.#char()) && number * 10 + Number(this.#char()) <= this.#groups) {
      number = number * 10 + Number(this.#char());
      this.#cursor++;
    }
    if (number <= this.#groups) return this.#reference(number);
    this.#isUnbounded = true;
    return NEVER;
  }

  #reference(group: number): string {
    if (this.#flags.ignoresCase || this.#optionalGroups.has(group)) throw new UntranslatableError(`\\${group}`);
    this.#isUnbounded = true;
    return `\\k<g${group}>`;
  }

  /** Parses an escape that matches one character, inside or outside of a character class. */
  #escapedSet(): CodePoints {
    const char = this.#char(1);
    this.#cursor += 2;
    const shorthand = SHORTHANDS[char];
    if (shorthand) {
      if (/[hHvV]/.test(char)) this.differences.add(JAVA_SYNTAX.spaces);
      return shorthand;
    }
    switch (char) {
      case '':
        return this.#fail('Unescaped trailing backslash');
      case 'p':
      case 'P':
        return this.#property(char === 'P');
      case '0':
        return this.#octal();
      case 'x':
        return this.#hexadecimal();
      case 'u':
        return this.#unicode();
      case 'c': {
        const control = this.#points[this.#cursor];
        if (control === undefined) return this.#fail('Illegal control escape sequence');
        this.#cursor++;
        return [[control ^ 64, control ^ 64]];
      }
    }
    const plain = CONTROLS[char];
    if (plain !== undefined) return [[plain, plain]];
    if (/^[A-Za-z1-9]$/.test(char)) return this.#fail('Illegal/unsupported escape sequence');
    return single(char);
  }

  #property(isNegated: boolean): CodePoints {
    let name = this.#char() || '\0';
    this.#cursor++;
    if (name === '{') {
      const end = this.#points.indexOf(0x7d, this.#cursor);
      if (end < 0) {
        this.#fail('Unclosed character family', this.#points.length + 1);
      }
      name = String.fromCodePoint(...this.#points.slice(this.#cursor, end));
      this.#cursor = end + 1;
      if (name === '') this.#fail('Empty character family');
    }
    const set = findProperty(name);
    if (set === 'unknown') throw new UntranslatableError(`\\p{${name}}`);
    if (!set) return this.#fail(`Unknown character property name {${name}}`);
    if (isPosixClass(name)) this.differences.add(JAVA_SYNTAX.posix);
    return isNegated ? complement(set) : set;
  }

  #octal(): CodePoints {
    const [digits] = /^(?:[0-3][0-7]{0,2}|[4-7][0-7]?)/.exec(this.#rest(3)) ?? [];
    if (digits === undefined) {
      this.#cursor++;
      return this.#fail('Illegal octal escape sequence');
    }
    this.#cursor += digits.length;
    return fromNumber(digits, 8);
  }

  #hexadecimal(): CodePoints {
    const [, braced, plain] = /^(?:\{([\da-fA-F]+)\}|([\da-fA-F]{2}))/.exec(this.#rest(12)) ?? [];
    const digits = braced ?? plain;
    if (digits === undefined) {
      const isBraced = this.#char() === '{';
      this.#cursor++;
      while (isBraced && /^[\da-fA-F]$/.test(this.#char())) this.#cursor++;
      return this.#fail(
        isBraced ? 'Unclosed hexadecimal escape sequence' : 'Illegal hexadecimal escape sequence',
        this.#cursor + 1,
      );
    }
    this.#cursor += digits.length + (braced === undefined ? 0 : 2);
    if (Number.parseInt(digits, 16) > 0x10ffff) this.#fail('Hexadecimal codepoint is too big', this.#cursor - 1);
    return fromNumber(digits, 16);
  }

  #unicode(): CodePoints {
    const [digits] = /^[\da-fA-F]{4}/.exec(this.#rest(4)) ?? [];
    if (digits === undefined) {
      const valid = /^[\da-fA-F]*/.exec(this.#rest(4))?.[0].length ?? 0;
      this.#cursor += valid + 1;
      return this.#fail('Illegal Unicode escape sequence');
    }
    this.#cursor += 4;
    return fromNumber(digits, 16);
  }

  #rest(length: number): string {
    return String.fromCodePoint(...this.#points.slice(this.#cursor, this.#cursor + length));
  }

  /** Parses a character class after its opening bracket (`Pattern.clazz`). */
  #class(): CodePoints {
    const isNegated = this.#peek() === '^';
    if (isNegated) this.#cursor++;
    let intersection: CodePoints | undefined;
    let current: CodePoints = [];
    let isEmpty = true;
    const close = (): CodePoints => {
      const all = intersection ? intersect(intersection, current) : current;
      return isNegated ? complement(all) : all;
    };
    for (;;) {
      const char = this.#peek();
      if (char === '') return this.#fail('Unclosed character class', this.#points.length);
      if (char === ']' && !isEmpty) {
        this.#cursor++;
        return close();
      }
      if (char === '&' && this.#char(1) === '&') {
        this.differences.add(JAVA_SYNTAX.intersection);
        while (this.#char() === '&') this.#cursor++;
        if (!isEmpty) intersection = intersection ? intersect(intersection, current) : current;
        current = [];
        if (this.#char() === ']') {
          if (isEmpty) this.#fail('Bad class syntax', this.#cursor + 1);
          this.#cursor++;
          return isNegated ? complement(intersection ?? []) : (intersection ?? []);
        }
        isEmpty = false;
        continue;
      }
      if (char === '[') {
        this.#cursor++;
        current = unite(current, this.#class());
      } else current = unite(current, this.#range());
      isEmpty = false;
    }
  }

  #range(): CodePoints {
    const isEscape = this.#char() === '\\';
    const from = isEscape ? this.#escapedSet() : this.#takeSingle();
    const [start] = from;
    const isSinglePoint = from.length === 1 && start !== undefined && start[0] === start[1];
    const end = this.#char(1);
    if (!isSinglePoint || this.#peek() !== '-' || end === ']' || end === '[') return this.#cased(from);
    if (end === '') this.#fail('Illegal character range', this.#points.length + 1);
    this.#cursor++;
    const to = this.#char() === '\\' ? this.#escapedSet() : this.#takeSingle();
    const last = to[0]?.[1] ?? 0;
    if (last < start[0]) this.#fail('Illegal character range');
    return this.#cased([[start[0], last]]);
  }

  #cased(set: CodePoints): CodePoints {
    return this.#flags.ignoresCase ? withBothCases(set) : set;
  }

  #takeSingle(): CodePoints {
    const char = this.#char();
    this.#cursor++;
    return single(char);
  }
}

/** Replaces `\Q…\E` with escapes (`Pattern.RemoveQEQuoting`). */
function expandQuotes(pattern: string): { text: string; isQuoted: boolean } {
  let text = '';
  let isQuoted = false;
  for (let index = 0; index < pattern.length; index++) {
    if (pattern[index] !== '\\') text += pattern[index];
    else if (pattern[index + 1] === 'Q') {
      isQuoted = true;
      const end = pattern.indexOf('\\E', index + 2);
      const quoted = pattern.slice(index + 2, end < 0 ? undefined : end);
      text += quoted.replaceAll(/[^A-Za-z\d\u0080-\uffff]/g, '\\$&');
      index = end < 0 ? pattern.length : end + 1;
    } else text += pattern[index] + (pattern[++index] ?? '');
  }
  return { text, isQuoted };
}

const CONTROLS: Readonly<Record<string, number | undefined>> = { a: 7, e: 0x1b, f: 0x0c, n: 0x0a, r: 0x0d, t: 0x09 };

function single(char: string): CodePoints {
  const point = char.codePointAt(0) ?? 0;
  return [[point, point]];
}

function fromNumber(digits: string, base: number): CodePoints {
  const point = Number.parseInt(digits, base);
  return [[point, point]];
}
