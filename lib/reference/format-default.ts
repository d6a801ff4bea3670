import { formatPercent, formatQuantity, type QuantityUnit } from '@/lib/i18n/format';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import type { ConfigKey } from './schema';

export interface FormattedDefault {
  /** To be shown as code, one below the other. */
  codes: readonly string[];
  /** In words: the value in a larger unit, or what is shown instead of a value. */
  words: string | undefined;
}

/** Lists that take more room than this are counted, not shown. */
const MAX_LIST_LENGTH = 200;

/** A key's default as readers see it. */
export function formatDefault(locale: Locale, key: ConfigKey): FormattedDefault {
  const { default: value, unit } = key;
  if (value === undefined) return { codes: [], words: '—' };
  if (value === null) return { codes: [], words: translate(locale, 'config.default.none') };
  if (value === '') return { codes: [], words: translate(locale, 'config.default.empty') };
  if (Array.isArray(value)) {
    if (value.length === 0) return { codes: [], words: translate(locale, 'config.default.emptyList') };
    const codes = value.map(String);
    if (codes.join('').length <= MAX_LIST_LENGTH) return { codes, words: undefined };
    return { codes: [], words: translate(locale, 'config.default.entries', { count: value.length }) };
  }
  return { codes: [String(value)], words: typeof value === 'number' ? inWords(locale, value, unit) : undefined };
}

const TIME: [seconds: number, unit: QuantityUnit][] = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
];
const SIZE: [bytes: number, unit: QuantityUnit][] = [
  [1_000_000_000, 'gigabyte'],
  [1_000_000, 'megabyte'],
  [1_000, 'kilobyte'],
];

function inWords(locale: Locale, value: number, unit: ConfigKey['unit']): string | undefined {
  if (value <= 0) return undefined;
  if (unit === 'fraction') return formatPercent(locale, value);
  if (unit === 'milliseconds') return inLargest(locale, value / 1000, TIME);
  if (unit === 'seconds' && value >= 60) return inLargest(locale, value, TIME);
  if (unit === 'bytes') return inLargest(locale, value, SIZE);
  return undefined;
}

/** In the largest unit of which the value is a whole number of. */
function inLargest(locale: Locale, value: number, units: readonly [number, QuantityUnit][]): string | undefined {
  const fitting = units.find(([size]) => value >= size && value % size === 0);
  return fitting && formatQuantity(locale, value / fitting[0], fitting[1]);
}
