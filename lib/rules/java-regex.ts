/**
 * Java's regular expressions in a browser: reads what `java.util.regex.Pattern` reads, fails with its messages, and writes the
 * same expression for JavaScript. `StringRegexMatcher` compiles the `content` of a rule and asks `Matcher.matches()`.
 */
import { PatternError, PatternParser, Untranslatable } from './java-regex-parser';

export type JavaRegex =
  | { kind: 'regex'; regexp: RegExp; differences: readonly string[] }
  /** Java accepts it, but JavaScript can't express it. */
  | { kind: 'untranslatable'; construct: string }
  /** `PatternSyntaxException`; its message has several lines. */
  | { kind: 'error'; message: string; index: number };

/** Compiles an expression that must match the whole text. */
export function compileJavaRegex(pattern: string): JavaRegex {
  try {
    const parser = new PatternParser(pattern);
    const source = parser.parse();
    return { kind: 'regex', regexp: new RegExp(`^(?:${source})$`, 'u'), differences: [...parser.differences].sort() };
  } catch (error) {
    if (error instanceof PatternError) {
      return { kind: 'error', message: patternMessage(error, pattern), index: Math.max(0, error.index) };
    }
    if (error instanceof Untranslatable) return { kind: 'untranslatable', construct: error.message };
    // JavaScript limits what Java doesn't, such as the size of an expression.
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
