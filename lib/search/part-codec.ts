/**
 * Terms and ids as strings that compress well: a fraction of JSON's size after brotli. Owns: the digits. Isomorphic.
 */

/** Printable characters that JSON writes as they are, without the separators `|` and space. */
const DIGITS = [...Array(95).keys()]
  .map((code) => String.fromCharCode(code + 32))
  .filter((character) => !' |"\\'.includes(character))
  .join('');
/** Digits below it end a number; those above carry on, lowest first. */
const LAST = 78;
const CARRY = DIGITS.length - LAST;
const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]));

/** Non-negative whole numbers; most take one character when they are small. */
export function encodeNumbers(numbers: readonly number[]): string {
  let encoded = '';
  for (let number of numbers) {
    while (number >= LAST) {
      encoded += DIGITS[LAST + (number % CARRY)];
      number = Math.floor(number / CARRY);
    }
    encoded += DIGITS[number];
  }
  return encoded;
}

/** @throws TypeError when a character is no digit: the part is damaged */
export function decodeNumbers(encoded: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let weight = 1;
  for (const character of encoded) {
    const value = VALUES.get(character);
    if (value === undefined) throw new TypeError('The search index is damaged.');
    if (value >= LAST) {
      number += (value - LAST) * weight;
      weight *= CARRY;
    } else {
      numbers.push(number + value * weight);
      number = 0;
      weight = 1;
    }
  }
  return numbers;
}

/** Ascending ids as the steps between them. */
export function encodeIds(ids: readonly number[]): string {
  return encodeNumbers(ids.map((id, index) => id - (ids[index - 1] ?? 0)));
}

export function decodeIds(encoded: string): number[] {
  let id = 0;
  return decodeNumbers(encoded).map((step) => {
    id += step;
    return id;
  });
}

/** Sorted terms, each without what it shares with the one before. */
export function encodeTerms(terms: readonly string[]): string {
  return terms
    .map((term, index) => {
      const shared = sharedPrefix(term, terms[index - 1] ?? '');
      return `${DIGITS[shared]}${term.slice(shared)}`;
    })
    .join('|');
}

export function decodeTerms(encoded: string): string[] {
  if (encoded === '') return [];
  let previous = '';
  return encoded.split('|').map((entry) => {
    previous = previous.slice(0, VALUES.get(entry.charAt(0)) ?? 0) + entry.slice(1);
    return previous;
  });
}

function sharedPrefix(a: string, b: string): number {
  const longest = Math.min(a.length, b.length, LAST - 1);
  let length = 0;
  while (length < longest && a[length] === b[length]) length++;
  return length;
}
