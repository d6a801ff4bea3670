/** An exception that PeerBanHelper would throw and log while it loads a rule. */
export class JavaException extends Error {
  /**
   * @param type the qualified class name
   * @param text the exception's message
   * @param offset of the cause in the rule's text
   */
  constructor(
    readonly type: string,
    readonly text: string,
    readonly offset = 0,
  ) {
    super(`${type}: ${text}`);
  }
}

/** `String.equalsIgnoreCase`, to which `ſ` equals `s`. */
export function equalsIgnoreCase(a: string, b: string): boolean {
  return a.length === b.length && foldCase(a) === foldCase(b);
}

function foldCase(text: string): string {
  // Java maps İ to one character, JavaScript to two.
  return text.replaceAll('İ', 'i').toLowerCase().toUpperCase().toLowerCase();
}

/** `Integer.parseInt`; returns undefined where Java throws. */
export function parseIntStrictly(text: string): number | undefined {
  if (!/^[+-]?\d+$/.test(text)) return undefined;
  const value = Number(text);
  return value >= -0x80000000 && value <= 0x7fffffff ? value : undefined;
}

/**
 * `LazilyParsedNumber.intValue`: returns the low 32 bits of the number's integer part.
 *
 * @returns undefined for a number whose scale Gson rejects
 */
export function toInt(number: string): number | undefined {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(number) ?? [];
  const shift = Number(exponent);
  if (Math.abs(fraction.length - shift) >= MAX_SCALE) return undefined;
  const digits = whole + fraction;
  const length = whole.length + shift;
  const integer = length <= 0 ? '0' : digits.slice(0, length).padEnd(length, '0');
  return Number(BigInt.asIntN(32, BigInt(integer) * (sign === '-' ? -1n : 1n)));
}

/** `NumberLimits` of Gson */
const MAX_SCALE = 10_000;
