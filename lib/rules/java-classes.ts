/** The named character classes of `java.util.regex.Pattern`. */
import { type CodePoints, complement, unite } from './code-points';

const of = (...ranges: [number, number][]): CodePoints => unite(ranges);
const DIGIT = of([0x30, 0x39]);
const LOWER = of([0x61, 0x7a]);
const UPPER = of([0x41, 0x5a]);
const ALPHA = unite(LOWER, UPPER);
const ALNUM = unite(ALPHA, DIGIT);
const WORD = unite(ALNUM, of([0x5f, 0x5f]));
const SPACE = of([0x09, 0x0d], [0x20, 0x20]);
const GRAPH = of([0x21, 0x7e]);
const VERTICAL = of([0x0a, 0x0d], [0x85, 0x85], [0x2028, 0x2029]);
const HORIZONTAL = of(
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

/** What a dot doesn't match. */
export const LINE_ENDS = of([0x0a, 0x0a], [0x0d, 0x0d], [0x85, 0x85], [0x2028, 0x2029]);
export const EVERYTHING = of([0, 0x10ffff]);

/** `\d`, `\W` and the like. Without `(?U)` they know ASCII alone, unlike JavaScript's `\s`. */
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
  ASCII: of([0, 0x7f]),
  Alpha: ALPHA,
  Digit: DIGIT,
  Alnum: ALNUM,
  Punct: unite(of([0x21, 0x2f], [0x3a, 0x40], [0x5b, 0x60], [0x7b, 0x7e])),
  Graph: GRAPH,
  Print: of([0x20, 0x7e]),
  Blank: of([0x09, 0x09], [0x20, 0x20]),
  Cntrl: of([0, 0x1f], [0x7f, 0x7f]),
  XDigit: unite(DIGIT, of([0x41, 0x46], [0x61, 0x66])),
  Space: SPACE,
  L1: of([0, 0xff]),
  all: EVERYTHING,
};

export function isPosixClass(name: string): boolean {
  return POSIX[name] !== undefined;
}

/**
 * The class `\p{name}`.
 *
 * @returns `unknown` where only Java knows what the name means, and undefined where Java doesn't either
 */
export function findProperty(name: string): CodePoints | 'unknown' | undefined {
  const posix = POSIX[name];
  if (posix) return posix;
  if (/^(?:In|blk=|block=|java)/i.test(name)) return 'unknown';
  const [, key = '', value = ''] = /^(?:(\w+)=)?(.*)$/.exec(name) ?? [];
  switch (key.toLowerCase()) {
    case 'script':
    case 'sc':
      return scan(`Script=${capitalize(value)}`);
    case 'general_category':
    case 'gc':
      return scan(`gc=${value}`);
    case '':
      break;
    default:
      return undefined;
  }
  if (name.startsWith('Is')) {
    const rest = name.slice(2);
    return scan(`gc=${rest}`) ?? scan(`Script=${capitalize(rest)}`) ?? scan(capitalize(rest)) ?? 'unknown';
  }
  return /^(?:LC|LD|L[ultmo]?|M[nec]?|N[dlo]?|Z[slp]?|C[cfosn]?|P[dsecifo]?|S[mcko]?)$/.test(name)
    ? scan(`gc=${name}`)
    : undefined;
}

function capitalize(name: string): string {
  return name.toLowerCase().replaceAll(/(?:^|_)\w/g, (letter) => letter.toUpperCase());
}

const scanned = new Map<string, CodePoints | undefined>();

/** Code points with a property of JavaScript's: a class with `&&` needs them as ranges. */
function scan(property: string): CodePoints | undefined {
  if (!scanned.has(property)) scanned.set(property, findPoints(property));
  return scanned.get(property);
}

function findPoints(property: string): CodePoints | undefined {
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
