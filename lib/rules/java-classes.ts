/** The named character classes of `java.util.regex.Pattern`. */
import { type CodePoints, complement, unite } from './code-points';

const setOf = (...ranges: [number, number][]): CodePoints => unite(ranges);
const DIGIT = setOf([0x30, 0x39]);
const LOWER = setOf([0x61, 0x7a]);
const UPPER = setOf([0x41, 0x5a]);
const ALPHA = unite(LOWER, UPPER);
const ALNUM = unite(ALPHA, DIGIT);
const WORD = unite(ALNUM, setOf([0x5f, 0x5f]));
const SPACE = setOf([0x09, 0x0d], [0x20, 0x20]);
const GRAPH = setOf([0x21, 0x7e]);
const VERTICAL = setOf([0x0a, 0x0d], [0x85, 0x85], [0x2028, 0x2029]);
const HORIZONTAL = setOf(
  [0x09, 0x09],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x180e, 0x180e],
  [0x2000, 0x200a],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
);

/** Line terminators, which a dot doesn't match. */
export const LINE_ENDS = setOf([0x0a, 0x0a], [0x0d, 0x0d], [0x85, 0x85], [0x2028, 0x2029]);
export const EVERYTHING = setOf([0, 0x10ffff]);

/** Shorthand classes such as `\d` and `\W`. Without `(?U)` they cover ASCII only, unlike JavaScript's `\s`. */
export const SHORTHANDS: Readonly<Record<string, CodePoints | undefined>> = {
  d: DIGIT,
  D: complement(DIGIT),
  w: WORD,
  W: complement(WORD),
  s: SPACE,
  S: complement(SPACE),
  h: HORIZONTAL,
  H: complement(HORIZONTAL),
  v: VERTICAL,
  V: complement(VERTICAL),
};

const POSIX: Readonly<Record<string, CodePoints | undefined>> = {
  Lower: LOWER,
  Upper: UPPER,
  ASCII: setOf([0, 0x7f]),
  Alpha: ALPHA,
  Digit: DIGIT,
  Alnum: ALNUM,
  Punct: setOf([0x21, 0x2f], [0x3a, 0x40], [0x5b, 0x60], [0x7b, 0x7e]),
  Graph: GRAPH,
  Print: setOf([0x20, 0x7e]),
  Blank: setOf([0x09, 0x09], [0x20, 0x20]),
  Cntrl: setOf([0, 0x1f], [0x7f, 0x7f]),
  XDigit: unite(DIGIT, setOf([0x41, 0x46], [0x61, 0x66])),
  Space: SPACE,
  L1: setOf([0, 0xff]),
  all: EVERYTHING,
};

export function isPosixClass(name: string): boolean {
  return POSIX[name] !== undefined;
}

/**
 * Returns the characters of `\p{name}`.
 *
 * @returns `unknown` for a name that JavaScript can't look up, and undefined for a name that Java rejects
 */
export function findProperty(name: string): CodePoints | 'unknown' | undefined {
  const posix = POSIX[name];
  if (posix) return posix;
  if (/^(?:In|blk=|block=|java)/i.test(name)) return 'unknown';
  const [, key = '', value = ''] = /^(?:(\w+)=)?(.*)$/.exec(name) ?? [];
  switch (key.toLowerCase()) {
    case 'script':
    case 'sc':
      return pointsOf(`Script=${capitalize(value)}`);
    case 'general_category':
    case 'gc':
      return pointsOf(`gc=${value}`);
    case '':
      break;
    default:
      return undefined;
  }
  if (name.startsWith('Is')) {
    const rest = name.slice(2);
    return pointsOf(`gc=${rest}`) ?? pointsOf(`Script=${capitalize(rest)}`) ?? pointsOf(capitalize(rest)) ?? 'unknown';
  }
  return /^(?:LC|LD|L[ultmo]?|M[nec]?|N[dlo]?|Z[slp]?|C[cfosn]?|P[dsecifo]?|S[mcko]?)$/.test(name)
    ? pointsOf(`gc=${name}`)
    : undefined;
}

function capitalize(name: string): string {
  return name.toLowerCase().replaceAll(/(?:^|_)\w/g, (letter) => letter.toUpperCase());
}

const propertyCache = new Map<string, CodePoints | undefined>();

/** Returns the code points of a JavaScript property as ranges, which intersections (`&&`) need. */
function pointsOf(property: string): CodePoints | undefined {
  if (!propertyCache.has(property)) propertyCache.set(property, scanPoints(property));
  return propertyCache.get(property);
}

/** Tests all code points, because JavaScript can't list those of a property. */
function scanPoints(property: string): CodePoints | undefined {
  let regexp: RegExp;
  try {
    regexp = new RegExp(`\\p{${property}}`, 'u');
  } catch {
    return undefined;
  }
  const ranges: [number, number][] = [];
  for (let point = 0; point <= 0x10ffff; point++) {
    const isSurrogate = point >= 0xd800 && point <= 0xdfff;
    if (isSurrogate || !regexp.test(String.fromCodePoint(point))) continue;
    const last = ranges.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges;
}
