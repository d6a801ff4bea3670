/**
 * Translates Java's regular expressions to JavaScript. `StringRegexMatcher` compiles the `content` of a rule and calls
 * `Matcher.matches()`. Common mistakes fail with Java's messages; rare syntax is reported as untranslatable.
 */
import { ANY, findProperty, LINE_END, NOT_LINE_END, SHORTHANDS } from './java-classes';

export type JavaRegex =
  | { kind: 'regex'; regexp: RegExp; differences: readonly string[] }
  /** A pattern that Java may accept but the tester can't evaluate. */
  | { kind: 'untranslatable'; construct: string }
  /** The multi-line message of a `PatternSyntaxException`. */
  | { kind: 'error'; message: string };

/** Compiles an expression that must match the whole text. */
export function compileJavaRegex(pattern: string): JavaRegex {
  try {
    const translator = new PatternTranslator(pattern);
    const source = translator.translate();
    // The `v` flag allows nested classes, but Safari before 17 and Firefox before 116 lack it.
    const regexp = new RegExp(`^(?:${source})$`, translator.hasNestedClasses ? 'v' : 'u');
    return { kind: 'regex', regexp, differences: [...translator.differences].sort() };
  } catch (error) {
    if (error instanceof PatternError) return { kind: 'error', message: patternMessage(error, pattern) };
    if (error instanceof UntranslatableError) return { kind: 'untranslatable', construct: error.message };
    // JavaScript has limits that Java lacks, such as the size of an expression.
    return { kind: 'untranslatable', construct: pattern.slice(0, 40) };
  }
}

/** The data of a `PatternSyntaxException`. */
class PatternError extends Error {
  constructor(
    readonly description: string,
    readonly index: number,
  ) {
    super(description);
  }
}

/** The message is the construct. */
class UntranslatableError extends Error {}

/** `PatternSyntaxException.getMessage` */
function patternMessage({ description, index }: PatternError, pattern: string): string {
  const near = index >= 0 ? ` near index ${index}` : '';
  const blanks = pattern.slice(0, Math.max(0, index)).replaceAll(/[^\t]/g, ' ');
  const marker = index >= 0 && index < pattern.length ? `\n${blanks}^` : '';
  return `${description}${near}\n${pattern}${marker}`;
}

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

/** Matches at the end and before a line terminator at the end. */
const FINAL_END = `(?=${LINE_END}?$)`;
const ANCHORS: Readonly<Record<string, string | undefined>> = { A: '^', Z: FINAL_END, z: '$' };
/** Escapes that match text of any length or depend on groups or on options. */
const UNSUPPORTED_ESCAPE = /[GNXck]|\d+|b\{|x\{/y;
const CONTROLS: Readonly<Record<string, number | undefined>> = { a: 7, e: 0x1b, f: 0x0c, n: 0x0a, r: 0x0d, t: 0x09 };

/** What one item of a character class matches: a code point, or source text for the inside of a class. */
type ClassItem = number | string;

class PatternTranslator {
  readonly differences = new Set<string>();
  hasNestedClasses = false;
  readonly #pattern: string;
  #cursor = 0;
  #flags = { ignoresCase: false, dotAll: false };
  #atomicGroups = 0;

  constructor(pattern: string) {
    this.#pattern = pattern.replaceAll(/\\(?:Q(.*?)(?:\\E|$)|.)/gs, (part, quoted?: string) => {
      if (quoted === undefined) return part;
      this.differences.add(JAVA_SYNTAX.quotation);
      return quoted.replaceAll(/[^A-Za-z\d\u0080-\uffff]/g, '\\$&');
    });
  }

  translate(): string {
    const source = this.#alternatives();
    if (this.#take(/\)/y)) this.#fail("Unmatched closing ')'", this.#cursor - 2);
    return source;
  }

  /** @param index of the mistake; by default, that of the last character taken */
  #fail(description: string, index = this.#cursor - 1): never {
    throw new PatternError(description, index);
  }

  /** Takes what a sticky expression matches at the cursor. */
  #take(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.#cursor;
    const match = expression.exec(this.#pattern);
    if (!match) return undefined;
    this.#cursor = expression.lastIndex;
    return match;
  }

  #alternatives(): string {
    let source = '';
    for (;;) {
      const [char] = this.#take(/[^)]/uy) ?? [];
      if (char === undefined) return source;
      source += char === '|' ? char : this.#quantified(this.#atom(char));
    }
  }

  #atom(char: string): string {
    switch (char) {
      case '(':
        return this.#group();
      case '[':
        return this.#class();
      case '\\':
        return this.#escape();
      case '?':
      case '*':
      case '+':
        return this.#fail(`Dangling meta character '${char}'`);
      case '{':
        if (!this.#take(/\d/y)) return this.#fail('Illegal repetition', this.#cursor);
        throw new UntranslatableError('{');
      case '^':
        return '^';
      case '$':
        return FINAL_END;
      case '.':
        return this.#flags.dotAll ? ANY : NOT_LINE_END;
    }
    return this.#toClass(char.codePointAt(0) ?? 0);
  }

  #quantified(atom: string): string {
    const range = this.#quantifier();
    if (range === undefined) return atom;
    const [mode = ''] = this.#take(/[?+]/y) ?? [];
    if (mode !== '+') return `(?:${atom})${range}${mode}`;
    this.differences.add(JAVA_SYNTAX.possessive);
    return this.#atomic(`(?:${atom})${range}`);
  }

  #quantifier(): string | undefined {
    const [simple] = this.#take(/[?*+]/y) ?? [];
    if (simple !== undefined || !this.#take(/\{/y)) return simple;
    const [range, min, max] = this.#take(/(\d+)(?:,(\d*))?/y) ?? this.#fail('Illegal repetition', this.#cursor);
    if (!this.#take(/\}/y)) this.#fail('Unclosed counted closure', this.#cursor);
    // Larger numbers fail in Java.
    if (Math.max(Number(min), Number(max ?? 0)) > 0x7fffffff) throw new UntranslatableError(`{${range}}`);
    if (max && Number(max) < Number(min)) this.#fail('Illegal repetition range');
    return `{${range}}`;
  }

  /** Emulates an atomic group: a lookahead doesn't backtrack, and the backreference consumes what it captured. */
  #atomic(source: string): string {
    const name = `a${this.#atomicGroups++}`;
    return `(?:(?=(?<${name}>${source}))\\k<${name}>)`;
  }

  /** Translates a group after its opening parenthesis. Without backreferences, no group needs to capture. */
  #group(): string {
    const outerFlags = this.#flags;
    const [unsupported] = this.#take(/\?(?:<(?![=!])|[$@])/y) ?? [];
    if (unsupported !== undefined) throw new UntranslatableError(`(${unsupported}…)`);
    const [, kind] = this.#take(/\?(<?[=!]|[:>])/y) ?? [];
    if (kind === undefined && this.#take(/\?/y) && this.#setFlags() === ')') return '';
    const start = this.#cursor;
    const source = this.#alternatives();
    if (!this.#take(/\)/y)) this.#fail('Unclosed group', this.#cursor);
    this.#flags = outerFlags;
    if (kind?.startsWith('<') && /[*+]|,\}/.test(this.#pattern.slice(start, this.#cursor))) {
      // Java limits the length of what a lookbehind may match.
      throw new UntranslatableError(`(?${kind}…)`);
    }
    if (kind !== '>') return `(?${kind ?? ':'}${source})`;
    this.differences.add(JAVA_SYNTAX.atomic);
    return this.#atomic(source);
  }

  /**
   * Sets inline flags, which apply up to the end of the enclosing group.
   *
   * @returns the character after the flags: a colon starts a group of their own
   */
  #setFlags(): string {
    const [flags, on = '', off = ''] = this.#take(/([dimsuxUc]*)(?:-([dimsuxUc]*))?/y) ?? [];
    const [end] = this.#take(/./suy) ?? this.#fail('Unknown inline modifier', this.#cursor);
    if (end !== ')' && end !== ':') this.#fail('Unknown inline modifier');
    if (/[^is]/.test(on + off)) throw new UntranslatableError(`(?${flags})`);
    this.differences.add(JAVA_SYNTAX.flags);
    const { ignoresCase, dotAll } = this.#flags;
    this.#flags = {
      ignoresCase: !off.includes('i') && (ignoresCase || on.includes('i')),
      dotAll: !off.includes('s') && (dotAll || on.includes('s')),
    };
    return end;
  }

  /** Translates an escape outside of a class, after its backslash. */
  #escape(): string {
    const [anchor = ''] = this.#take(/[AZz]/y) ?? [];
    const assertion = ANCHORS[anchor];
    if (assertion !== undefined) {
      this.differences.add(JAVA_SYNTAX.anchors);
      return assertion;
    }
    const [boundary] = this.#take(/[bB](?!\{)/y) ?? [];
    if (boundary !== undefined) return `\\${boundary}`;
    if (!this.#take(/R/y)) return this.#toClass(this.#escapedItem());
    this.differences.add(JAVA_SYNTAX.spaces);
    return LINE_END.replace('[', '[\\v\\f');
  }

  #toClass(item: ClassItem): string {
    if (typeof item === 'number') return `[${this.#range(item, item)}]`;
    return item.startsWith('[') ? item : `[${item}]`;
  }

  /** Translates an escape that matches one character, after its backslash. */
  #escapedItem(): ClassItem {
    const [unsupported] = this.#take(UNSUPPORTED_ESCAPE) ?? [];
    if (unsupported !== undefined) throw new UntranslatableError(`\\${unsupported}`);
    const [char] = this.#take(/./suy) ?? this.#fail('Unescaped trailing backslash', this.#cursor);
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
        const [digits] =
          this.#take(/[\da-f]{2}/iy) ?? this.#fail('Illegal hexadecimal escape sequence', this.#cursor + 1);
        return Number.parseInt(digits, 16);
      }
      case 'u': {
        const [digits = ''] = this.#take(/[\da-f]{0,4}/iy) ?? [];
        if (digits.length < 4) this.#fail('Illegal Unicode escape sequence', this.#cursor);
        return Number.parseInt(digits, 16);
      }
    }
    const control = CONTROLS[char];
    if (control !== undefined) return control;
    if (/[A-Za-z]/.test(char)) return this.#fail('Illegal/unsupported escape sequence');
    return char.codePointAt(0) ?? 0;
  }

  #property(isNegated: boolean): string {
    const [, braced, letter = ''] =
      this.#take(/\{([^}]*)\}|([^{]|$)/y) ?? this.#fail('Unclosed character family', this.#pattern.length);
    const name = braced ?? letter;
    const property = findProperty(name);
    // Java's `(?i)` adds the other case to some properties.
    if (property === 'unknown' || this.#flags.ignoresCase) throw new UntranslatableError(`\\p{${name}}`);
    if (property === undefined) return this.#fail(`Unknown character property name {${name}}`);
    if (!property.startsWith('\\p')) this.differences.add(JAVA_SYNTAX.posix);
    return isNegated ? `[^${property}]` : property;
  }

  /** Translates a character class after its opening bracket. */
  #class(): string {
    const negation = this.#take(/\^/y) ? '^' : '';
    const operands: string[] = [];
    let items = '';
    for (;;) {
      const [token] = this.#take(/&&|./suy) ?? this.#fail('Unclosed character class');
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
    const from = token === '[' ? this.#class() : this.#codePointOrSet(token);
    if (typeof from === 'string') {
      if (from.startsWith('[')) this.hasNestedClasses = true;
      return from;
    }
    if (this.#take(/-$/y)) this.#fail('Illegal character range', this.#cursor);
    // A hyphen before a bracket is a character of its own.
    const [, end] = this.#take(/-([^[\]])/uy) ?? [];
    if (end === undefined) return this.#range(from, from);
    const to = this.#codePointOrSet(end);
    if (typeof to === 'string') throw new UntranslatableError('[a-\\w]');
    if (to < from) this.#fail('Illegal character range');
    return this.#range(from, to);
  }

  #codePointOrSet(char: string): ClassItem {
    return char === '\\' ? this.#escapedItem() : (char.codePointAt(0) ?? 0);
  }

  /** Formats a range for the inside of a class. Without `(?u)`, Java's `(?i)` affects ASCII letters only. */
  #range(from: number, to: number): string {
    const literal = (point: number) => `\\u{${point.toString(16)}}`;
    const source = `${literal(from)}-${literal(to)}`;
    if (!this.#flags.ignoresCase) return source;
    const otherCase = (first: number, distance: number) => {
      const [start, end] = [Math.max(from, first), Math.min(to, first + 25)];
      return start <= end ? `${literal(start + distance)}-${literal(end + distance)}` : '';
    };
    return source + otherCase(0x41, 32) + otherCase(0x61, -32);
  }
}
