/**
 * Runs Java's regular expressions in JavaScript: parses them like `java.util.regex.Pattern`, fails with the same messages, and
 * translates them to an equivalent `RegExp`. `StringRegexMatcher` compiles the `content` of a rule and calls `Matcher.matches()`.
 */
import { PatternError, PatternParser, UntranslatableError } from './java-regex-parser';

export type JavaRegex =
  | { kind: 'regex'; regexp: RegExp; differences: readonly string[] }
  /** A pattern that Java accepts but JavaScript can't express. */
  | { kind: 'untranslatable'; construct: string }
  /** The multi-line message of a `PatternSyntaxException`. */
  | { kind: 'error'; message: string };

/** Compiles an expression that must match the whole text. */
export function compileJavaRegex(pattern: string): JavaRegex {
  try {
    const parser = new PatternParser(pattern);
    const source = parser.parse();
    return { kind: 'regex', regexp: new RegExp(`^(?:${source})$`, 'u'), differences: [...parser.differences].sort() };
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
