/** The named character classes of `java.util.regex.Pattern`, as source text for the inside of a JavaScript class. */

const LINE_ENDS = '\\n\\r\\u0085\\u2028\\u2029';
export const LINE_END = `(?:\\r\\n|[${LINE_ENDS}])`;
/** What a dot matches. */
export const NOT_LINE_END = `[^${LINE_ENDS}]`;
export const ANY = '[^]';

const SPACE = '\\t-\\r ';
const HORIZONTAL = '\\t \\xa0\\u1680\\u180e\\u2000-\\u200a\\u202f\\u205f\\u3000';
const VERTICAL = `\\v\\f${LINE_ENDS}`;

/** Shorthand classes such as `\d` and `\W`. Without `(?U)` they cover ASCII only, unlike JavaScript's `\s`. */
export const SHORTHANDS: Readonly<Record<string, string | undefined>> = {
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

/**
 * Returns the characters of `\p{name}`.
 *
 * @returns `unknown` for a name that JavaScript can't look up, and undefined for a name that Java rejects
 */
export function findProperty(name: string): string | 'unknown' | undefined {
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
