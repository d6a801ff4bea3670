/**
 * `String.equalsIgnoreCase`: compares each character in upper case, then in lower case, so that `ſ` equals `s`. Ignores case
 * mappings to more than one character.
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
  const upper = simpleMapping(char, char.toUpperCase());
  return simpleMapping(upper, upper.toLowerCase());
}

/** Returns the mapped character, or the character itself if the mapping has several characters. */
function simpleMapping(char: string, mapped: string): string {
  if (Array.from(mapped).length === 1) return mapped;
  // `Character.toLowerCase` maps İ to one character, `String.toLowerCase` to two.
  return char === 'İ' ? 'i' : char;
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
