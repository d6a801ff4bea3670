import type { Locale } from '@/lib/locales';
import type { Random } from './random';

/** Something that only some texts speak of, under its name in each language. */
export interface Subject {
  /** For addresses and keys of configuration. */
  key: string;
  names: Record<Locale, string>;
}

const STARTS = [
  'b',
  'br',
  'c',
  'd',
  'dr',
  'f',
  'g',
  'gl',
  'h',
  'k',
  'l',
  'm',
  'n',
  'p',
  'pr',
  'r',
  's',
  'st',
  't',
  'tr',
  'v',
];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'io'];
const ENDS = ['', 'l', 'n', 'r', 's', 'x', 'nd', 'rk', 'st'];

/**
 * Makes up a subject; languages grow without end, and an index must bear it.
 *
 * @param han Chinese characters, each as often as in real texts
 */
export function inventSubject(random: Random, han: readonly string[], avoided: readonly string[]): Subject {
  for (;;) {
    const syllables = Array.from(
      { length: random.integer(2, 3) },
      () => random.pick(STARTS) + random.pick(VOWELS) + random.pick(ENDS),
    );
    const key = syllables.join('');
    const chinese = Array.from({ length: random.integer(2, 3) }, () => random.pick(han)).join('');
    if (avoided.some((part) => chinese.includes(part))) continue;
    return { key, names: { 'zh-Hans': chinese, en: `${key[0]?.toUpperCase()}${key.slice(1)}` } };
  }
}
