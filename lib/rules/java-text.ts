/**
 * `String.equalsIgnoreCase`: character by character, upper case first, then lower case, so that `ſ` equals `s`. Case changes
 * that take more than one character don't count.
 */
export function equalsIgnoreCase(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const [left, right] = [Array.from(a), Array.from(b)];
  return (
    left.length === right.length &&
    left.every((char, index) => foldCharacter(char) === foldCharacter(right[index] ?? ''))
  );
}

function foldCharacter(char: string): string {
  const upper = simply(char, char.toUpperCase());
  return simply(upper, upper.toLowerCase());
}

function simply(char: string, changed: string): string {
  if (Array.from(changed).length === 1) return changed;
  // `Character.toLowerCase` has one character for this one, `String.toLowerCase` two.
  return char === 'İ' ? 'i' : char;
}

/** `Integer.parseInt`; undefined where it throws. */
export function parseIntStrictly(text: string): number | undefined {
  if (!/^[+-]?\d+$/.test(text)) return undefined;
  const value = Number(text);
  return value >= -0x80000000 && value <= 0x7fffffff ? value : undefined;
}

/**
 * `LazilyParsedNumber.intValue`: an `int`, else the low 32 bits of a `long` or of a decimal number's integer part.
 *
 * @returns undefined for numbers with an exponent that Gson refuses
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
