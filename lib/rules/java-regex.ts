/**
 * Translates Java's regular expressions to JavaScript. `StringRegexMatcher` compiles the `content` of a rule and calls
 * `Matcher.matches()`. Common mistakes fail with Java's messages; rare syntax is reported as untranslatable.
 */
import {
  ANY,
  CharacterTranslator,
  JAVA_SYNTAX,
  LINE_END,
  NOT_LINE_END,
  PatternError,
  UntranslatableError,
} from './java-characters';

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
    // Browsers compile an expression when it first runs, and only then reject one that is too large.
    regexp.test('');
    return { kind: 'regex', regexp, differences: [...translator.differences].sort() };
  } catch (error) {
    if (error instanceof PatternError) return { kind: 'error', message: patternMessage(error, pattern) };
    if (error instanceof UntranslatableError) return { kind: 'untranslatable', construct: error.message };
    // JavaScript has limits that Java lacks, such as the size of an expression.
    return { kind: 'untranslatable', construct: pattern.slice(0, 40) };
  }
}

/** `PatternSyntaxException.getMessage` */
function patternMessage({ description, index }: PatternError, pattern: string): string {
  const near = index >= 0 ? ` near index ${index}` : '';
  const blanks = pattern.slice(0, Math.max(0, index)).replaceAll(/[^\t]/g, ' ');
  const marker = index >= 0 && index < pattern.length ? `\n${blanks}^` : '';
  return `${description}${near}\n${pattern}${marker}`;
}

/** Matches at the end and before a line terminator at the end. */
const FINAL_END = `(?=${LINE_END}?$)`;
const ANCHORS: Readonly<Record<string, string | undefined>> = { A: '^', Z: FINAL_END, z: '$' };

/** Translates what surrounds the characters: alternatives, groups, quantifiers, flags and anchors. */
class PatternTranslator extends CharacterTranslator {
  #atomicGroups = 0;

  translate(): string {
    const source = this.#alternatives();
    if (this.take(/\)/y)) this.fail("Unmatched closing ')'", this.cursor - 2);
    return source;
  }

  #alternatives(): string {
    let source = '';
    for (;;) {
      const [char] = this.take(/[^)]/uy) ?? [];
      if (char === undefined) return source;
      source += char === '|' ? char : this.#quantified(this.#atom(char));
    }
  }

  #atom(char: string): string {
    switch (char) {
      case '(':
        return this.#group();
      case '[':
        return this.characterClass();
      case '\\':
        return this.#escape();
      case '?':
      case '*':
      case '+':
        return this.fail(`Dangling meta character '${char}'`);
      case '{':
        if (!this.take(/\d/y)) return this.fail('Illegal repetition', this.cursor);
        throw new UntranslatableError('{');
      case '^':
        return '^';
      case '$':
        return FINAL_END;
      case '.':
        return this.flags.dotAll ? ANY : NOT_LINE_END;
    }
    return this.toClass(char.codePointAt(0) ?? 0);
  }

  #quantified(atom: string): string {
    const range = this.#quantifier();
    if (range === undefined) return atom;
    const [mode = ''] = this.take(/[?+]/y) ?? [];
    if (mode !== '+') return `(?:${atom})${range}${mode}`;
    this.differences.add(JAVA_SYNTAX.possessive);
    return this.#atomic(`(?:${atom})${range}`);
  }

  #quantifier(): string | undefined {
    const [simple] = this.take(/[?*+]/y) ?? [];
    if (simple !== undefined || !this.take(/\{/y)) return simple;
    const [range, min, max] = this.take(/(\d+)(?:,(\d*))?/y) ?? this.fail('Illegal repetition', this.cursor);
    if (!this.take(/\}/y)) this.fail('Unclosed counted closure', this.cursor);
    // Larger numbers fail in Java.
    if (Math.max(Number(min), Number(max ?? 0)) > 0x7fffffff) throw new UntranslatableError(`{${range}}`);
    if (max && Number(max) < Number(min)) this.fail('Illegal repetition range');
    return `{${range}}`;
  }

  /** Emulates an atomic group: a lookahead doesn't backtrack, and the backreference consumes what it captured. */
  #atomic(source: string): string {
    const name = `a${this.#atomicGroups++}`;
    return `(?:(?=(?<${name}>${source}))\\k<${name}>)`;
  }

  /** Translates a group after its opening parenthesis. Without backreferences, no group needs to capture. */
  #group(): string {
    const outerFlags = this.flags;
    const [unsupported] = this.take(/\?(?:<(?![=!])|[$@])/y) ?? [];
    if (unsupported !== undefined) throw new UntranslatableError(`(${unsupported}…)`);
    const [, kind] = this.take(/\?(<?[=!]|[:>])/y) ?? [];
    if (kind === undefined && this.take(/\?/y) && this.#setFlags() === ')') return '';
    const start = this.cursor;
    const source = this.#alternatives();
    if (!this.take(/\)/y)) this.fail('Unclosed group', this.cursor);
    this.flags = outerFlags;
    if (kind?.startsWith('<') && /[*+]|,\}/.test(this.pattern.slice(start, this.cursor))) {
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
    const [flags, on = '', off = ''] = this.take(/([dimsuxUc]*)(?:-([dimsuxUc]*))?/y) ?? [];
    const [end] = this.take(/./suy) ?? this.fail('Unknown inline modifier', this.cursor);
    if (end !== ')' && end !== ':') this.fail('Unknown inline modifier');
    if (/[^is]/.test(on + off)) throw new UntranslatableError(`(?${flags})`);
    this.differences.add(JAVA_SYNTAX.flags);
    const { ignoresCase, dotAll } = this.flags;
    this.flags = {
      ignoresCase: !off.includes('i') && (ignoresCase || on.includes('i')),
      dotAll: !off.includes('s') && (dotAll || on.includes('s')),
    };
    return end;
  }

  /** Translates an escape outside of a class, after its backslash. */
  #escape(): string {
    const [anchor = ''] = this.take(/[AZz]/y) ?? [];
    const assertion = ANCHORS[anchor];
    if (assertion !== undefined) {
      this.differences.add(JAVA_SYNTAX.anchors);
      return assertion;
    }
    const [boundary] = this.take(/[bB](?!\{)/y) ?? [];
    if (boundary !== undefined) return `\\${boundary}`;
    if (!this.take(/R/y)) return this.toClass(this.escapedCharacter());
    this.differences.add(JAVA_SYNTAX.spaces);
    return LINE_END.replace('[', '[\\v\\f');
  }
}
