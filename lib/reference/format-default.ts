import { formatPercent, formatQuantity, type QuantityUnit, translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import type { ConfigKey } from './schema';

export interface FormattedDefault {
  /** Values to show as code, one per line. */
  codes: readonly string[];
  /** The value in a larger unit, or text shown instead of the value. */
  words: string | undefined;
}

/** Characters above which only the number of list entries is shown. */
const MAX_LIST_CHARACTERS = 200;

export function formatDefault(locale: Locale, key: ConfigKey): FormattedDefault {
  const { default: value, unit } = key;
  if (value === undefined) return { codes: [], words: '—' };
  if (value === null) return { codes: [], words: translate(locale, 'config.default.none') };
  if (value === '') return { codes: [], words: translate(locale, 'config.default.empty') };
  if (Array.isArray(value)) {
    if (value.length === 0) return { codes: [], words: translate(locale, 'config.default.emptyList') };
    const codes = value.map(String);
    if (codes.join('').length <= MAX_LIST_CHARACTERS) return { codes, words: undefined };
    return { codes: [], words: translate(locale, 'config.default.entries', { count: value.length }) };
  }
  return { codes: [String(value)], words: typeof value === 'number' ? formatInWords(locale, value, unit) : undefined };
}

const TIME_UNITS: [seconds: number, unit: QuantityUnit][] = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
];
const SIZE_UNITS: [bytes: number, unit: QuantityUnit][] = [
  [1_000_000_000, 'gigabyte'],
  [1_000_000, 'megabyte'],
  [1_000, 'kilobyte'],
];

function formatInWords(locale: Locale, value: number, unit: ConfigKey['unit']): string | undefined {
  if (value <= 0) return undefined;
  if (unit === 'fraction') return formatPercent(locale, value);
  if (unit === 'milliseconds') return formatInLargestUnit(locale, value / 1000, TIME_UNITS);
  if (unit === 'seconds' && value >= 60) return formatInLargestUnit(locale, value, TIME_UNITS);
  if (unit === 'bytes') return formatInLargestUnit(locale, value, SIZE_UNITS);
  return undefined;
}

/** Formats a value in the largest unit that gives a whole number. */
function formatInLargestUnit(
  locale: Locale,
  value: number,
  units: readonly [size: number, unit: QuantityUnit][],
): string | undefined {
  const match = units.find(([size]) => value >= size && value % size === 0);
  return match && formatQuantity(locale, value / match[0], match[1]);
}
