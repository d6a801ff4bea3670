/**
 * Translates the parts of Java's regular expressions that match one character: escapes, properties and character classes.
 */

const LINE_ENDS = '\\n\\r\\u0085\\u2028\\u2029';
export const LINE_END = `(?:\\r\\n|[${LINE_ENDS}])`;
/** What a dot matches. */
export const NOT_LINE_END = `[^${LINE_ENDS}]`;
export const ANY = '[^]';

const SPACE = '\\t-\\r ';
const HORIZONTAL = '\\t \\xa0\\u1680\\u180e\\u2000-\\u200a\\u202f\\u205f\\u3000';
const VERTICAL = `\\v\\f${LINE_ENDS}`;

/** Shorthand classes such as `\d` and `\W`. Without `(?U)` they cover ASCII only, unlike JavaScript's `\s`. */
const SHORTHANDS: Readonly<Record<string, string | undefined>> = {
  d: '\\d',
  D: '\\D',
  w: '\\w',
  W: '\\W',
  s: SPACE,
  S: `[^${SPACE}]`,
  h: HORIZONTAL,
  H: `[^${HORIZONTAL}]`,
  v: VERTICAL,
  V: `[^${VERTICAL}]`,
};

const POSIX: Readonly<Record<string, string | undefined>> = {
  Lower: 'a-z',
  Upper: 'A-Z',
  ASCII: '\\0-\\x7f',
  Alpha: 'a-zA-Z',
  Digit: '\\d',
  Alnum: 'a-zA-Z\\d',
  Punct: '!-\\/:-@\\[-`\\{-~',
  Graph: '!-~',
  Print: ' -~',
  Blank: ' \\t',
  Cntrl: '\\0-\\x1f\\x7f',
  XDigit: '\\da-fA-F',
  Space: SPACE,
};

/** Java syntax that JavaScript lacks or interprets differently, as shown to readers. */
export const JAVA_SYNTAX = {
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

/** The message is the construct. */
export class UntranslatableError extends Error {}

/** Escapes that match text of any length or depend on groups or on options. */
const UNSUPPORTED_ESCAPE = /[GNXck]|\d+|b\{|x\{/y;
const CONTROLS: Readonly<Record<string, number | undefined>> = { a: 7, e: 0x1b, f: 0x0c, n: 0x0a, r: 0x0d, t: 0x09 };

/** What one item of a character class matches: a code point, or source text for the inside of a class. */
type ClassItem = number | string;

/** Reads a pattern and translates its characters. */
export class CharacterTranslator {
  readonly differences = new Set<string>();
  hasNestedClasses = false;
  protected readonly pattern: string;
  protected cursor = 0;
  protected flags = { ignoresCase: false, dotAll: false };

  constructor(pattern: string) {
    this.pattern = pattern.replaceAll(/\\(?:Q(.*?)(?:\\E|$)|.)/gs, (part, quoted?: string) => {
      if (quoted === undefined) return part;
      this.differences.add(JAVA_SYNTAX.quotation);
      return quoted.replaceAll(/[^A-Za-z\d\u0080-\uffff]/g, '\\$&');
    });
  }

  /** @param index of the mistake; by default, that of the last character taken */
  protected fail(description: string, index = this.cursor - 1): never {
    throw new PatternError(description, index);
  }

  /** Takes what a sticky expression matches at the cursor. */
  protected take(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.cursor;
    const match = expression.exec(this.pattern);
    if (!match) return undefined;
    this.cursor = expression.lastIndex;
    return match;
  }

  protected toClass(item: ClassItem): string {
    if (typeof item === 'number') return `[${this.#range(item, item)}]`;
    return item.startsWith('[') ? item : `[${item}]`;
  }

  /** Translates an escape that matches one character, after its backslash. */
  protected escapedCharacter(): ClassItem {
    const [unsupported] = this.take(UNSUPPORTED_ESCAPE) ?? [];
    if (unsupported !== undefined) throw new UntranslatableError(`\\${unsupported}`);
    const [char] = this.take(/./suy) ?? this.fail('Unescaped trailing backslash', this.cursor);
    const shorthand = SHORTHANDS[char];
    if (shorthand !== undefined) {
      if (/[hv]/i.test(char)) this.differences.add(JAVA_SYNTAX.spaces);
      return shorthand;
    }
    switch (char) {
      case 'p':
      case 'P':
        return this.#property(char === 'P');
      case 'x': {
        const [digits] = this.take(/[\da-f]{2}/iy) ?? this.fail('Illegal hexadecimal escape sequence', this.cursor + 1);
        return Number.parseInt(digits, 16);
      }
      case 'u': {
        const [digits = ''] = this.take(/[\da-f]{0,4}/iy) ?? [];
        if (digits.length < 4) this.fail('Illegal Unicode escape sequence', this.cursor);
        return Number.parseInt(digits, 16);
      }
    }
    const control = CONTROLS[char];
    if (control !== undefined) return control;
    if (/[A-Za-z]/.test(char)) return this.fail('Illegal/unsupported escape sequence');
    return char.codePointAt(0) ?? 0;
  }

  #property(isNegated: boolean): string {
    const [, braced, letter = ''] =
      this.take(/\{([^}]*)\}|([^{]|$)/y) ?? this.fail('Unclosed character family', this.pattern.length);
    const name = braced ?? letter;
    const property = findProperty(name);
    // Java's `(?i)` adds the other case to some properties.
    if (property === 'unknown' || this.flags.ignoresCase) throw new UntranslatableError(`\\p{${name}}`);
    if (property === undefined) return this.fail(`Unknown character property name {${name}}`);
    if (!property.startsWith('\\p')) this.differences.add(JAVA_SYNTAX.posix);
    return isNegated ? `[^${property}]` : property;
  }

  /** Translates a character class after its opening bracket. */
  protected characterClass(): string {
    const negation = this.take(/\^/y) ? '^' : '';
    const operands: string[] = [];
    let items = '';
    for (;;) {
      const [token] = this.take(/&&|./suy) ?? this.fail('Unclosed character class');
      if (token === ']' && items !== '') break;
      if (items === '' && (token === '&&' || (operands.length > 0 && token === ']')))
        throw new UntranslatableError('&&');
      if (token === '&&') {
        operands.push(items);
        items = '';
      } else items += this.#classItem(token);
    }
    if (operands.length === 0) return `[${negation}${items}]`;
    this.differences.add(JAVA_SYNTAX.intersection);
    this.hasNestedClasses = true;
    return `[${negation}${[...operands, items].map((operand) => `[${operand}]`).join('&&')}]`;
  }

  #classItem(token: string): string {
    const from = token === '[' ? this.characterClass() : this.#codePointOrSet(token);
    if (typeof from === 'string') {
      if (from.startsWith('[')) this.hasNestedClasses = true;
      return from;
    }
    if (this.take(/-$/y)) this.fail('Illegal character range', this.cursor);
    // A hyphen before a bracket is a character of its own.
    const [, end] = this.take(/-([^[\]])/uy) ?? [];
    if (end === undefined) return this.#range(from, from);
    const to = this.#codePointOrSet(end);
    if (typeof to === 'string') throw new UntranslatableError('[a-\\w]');
    if (to < from) this.fail('Illegal character range');
    return this.#range(from, to);
  }

  #codePointOrSet(char: string): ClassItem {
    return char === '\\' ? this.escapedCharacter() : (char.codePointAt(0) ?? 0);
  }

  /** Formats a range for the inside of a class. Without `(?u)`, Java's `(?i)` affects ASCII letters only. */
  #range(from: number, to: number): string {
    const literal = (point: number) => `\\u{${point.toString(16)}}`;
    const source = `${literal(from)}-${literal(to)}`;
    if (!this.flags.ignoresCase) return source;
    const otherCase = (first: number, distance: number) => {
      const [start, end] = [Math.max(from, first), Math.min(to, first + 25)];
      return start <= end ? `${literal(start + distance)}-${literal(end + distance)}` : '';
    };
    return source + otherCase(0x41, 32) + otherCase(0x61, -32);
  }
}

/**
 * Returns the characters of `\p{name}`.
 *
 * @returns `unknown` for a name that JavaScript can't look up, and undefined for a name that Java rejects
 */
function findProperty(name: string): string | 'unknown' | undefined {
  const posix = POSIX[name];
  if (posix !== undefined) return posix;
  const [, script] = /^(?:sc|script)=(.*)$/i.exec(name) ?? [];
  if (script !== undefined) return firstKnown(`Script=${capitalize(script)}`) ?? 'unknown';
  const [, binary] = /^Is(.+)$/.exec(name) ?? [];
  if (binary !== undefined) {
    const capitalized = capitalize(binary);
    return firstKnown(`gc=${binary}`, `Script=${capitalized}`, capitalized) ?? 'unknown';
  }
  if (/^(?:$|In|java|L1$|LD$|all$)|=/.test(name)) return 'unknown';
  // JavaScript also knows long names such as `Letter`, which Java rejects.
  return name.length <= 2 ? firstKnown(`gc=${name}`) : undefined;
}

/** Returns the first of the properties that JavaScript knows. */
function firstKnown(...properties: string[]): string | undefined {
  return properties
    .map((property) => `\\p{${property}}`)
    .find((source) => {
      try {
        return new RegExp(source, 'u') !== undefined;
      } catch {
        return false;
      }
    });
}

function capitalize(name: string): string {
  return name.toLowerCase().replaceAll(/(?:^|_)\w/g, (letter) => letter.toUpperCase());
}
