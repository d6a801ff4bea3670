/** The tool's configuration keys, from `content/reference/config.json`, and the formatting of their defaults. */
import { z } from 'zod';
import { sharedFileReader } from '@/lib/content/data/parse-data';
import { localizedText } from '@/lib/content/schema';
import { formatPercent, formatQuantity, type QuantityUnit, translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { docIdToRoute } from '@/lib/paths';

const text = z.string().trim().min(1);

const value = z.union([z.boolean(), z.number(), z.string()]);

const UNITS = [
  'addresses',
  'bytes',
  'bytes-per-second',
  'days',
  'factor',
  /** 1 means 100 %. */
  'fraction',
  'milliseconds',
  'percentage-points',
  'port',
  'prefix-ipv4',
  'prefix-ipv6',
  'seconds',
] as const;

const ConfigKey = z.strictObject({
  file: z.enum(['config.yml', 'profile.yml']),
  /** Full path within the file: `module.btn.enabled`. */
  path: text,
  /** `duration` is a whole number of `unit`, or the word `default`. */
  type: z.enum(['boolean', 'integer', 'number', 'string', 'duration', 'list', 'map']),
  /** Set for maps whose children the user names. */
  freeChildren: z.literal(true).optional(),
  /** Set for maps in the shipped file that the tool also reads as lists. */
  alsoList: z.literal(true).optional(),
  unit: z.enum(UNITS).optional(),
  /** Absent for maps; null when the shipped file contains the key without a value. */
  default: z.union([value, z.null(), z.array(value)]).optional(),
  allowed: z.array(value).optional(),
  /** Id of the doc whose table lists the key. */
  page: text.optional(),
  description: localizedText,
  notes: localizedText.optional(),
});

const ConfigReference = z.strictObject({ keys: z.array(ConfigKey) });

export type ConfigKey = z.infer<typeof ConfigKey>;

function createReference({ keys }: z.infer<typeof ConfigReference>) {
  const freeMaps = keys.filter((key) => key.freeChildren);
  const findExact = (path: string, file?: ConfigKey['file']) =>
    keys.find((key) => key.path === path && (file === undefined || key.file === file));

  /** Finds `rules.<first child>.url` for `rules.mine.url`, whose parent the user names; the map if it has no children. */
  const findBelowFreeMap = (path: string, file?: ConfigKey['file']): ConfigKey | undefined => {
    const map = freeMaps.find((key) => path.startsWith(`${key.path}.`) && (file === undefined || key.file === file));
    if (!map) return undefined;
    const firstChild = keys.find((key) => key.path.startsWith(`${map.path}.`));
    if (!firstChild) return map;
    const rest = path
      .slice(map.path.length + 1)
      .split('.')
      .slice(1);
    return findExact([firstChild.path, ...rest].join('.'), map.file);
  };

  return {
    keys,
    /** Finds the key of a path, including paths below a map whose children the user names. */
    find: (path: string, file?: ConfigKey['file']) => findExact(path, file) ?? findBelowFreeMap(path, file),
    isGroup: (path: string, file: ConfigKey['file']) =>
      keys.some((key) => key.file === file && key.path.startsWith(`${path}.`)),
    /** Returns the keys below a path, or the key of the path itself, in the order of the files. */
    keysBelow(prefix: string) {
      const below = keys.filter((key) => key.path.startsWith(`${prefix}.`));
      return below.length > 0 ? below : keys.filter((key) => key.path === prefix);
    },
  };
}

export type Reference = ReturnType<typeof createReference>;

/** Returns the anchor of a key's table row: `config-module.btn.enabled`. */
export function keyToAnchor(path: string): string {
  return `config-${path}`;
}

/** Returns the route of the page that contains the key's table row. */
export function keyToRoute(key: ConfigKey): string | undefined {
  return key.page === undefined ? undefined : docIdToRoute(key.page);
}

export const REFERENCE_FILE = 'content/reference/config.json';

export const readReference = sharedFileReader(REFERENCE_FILE, ConfigReference, 'Restore it.', createReference);

export interface FormattedDefault {
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

/** The switch of a module, whose other keys have the same path up to the last segment. */
const MODULE_SWITCH = /^(module\.[\w-]+)\.enabled$/;

/** Returns the modules that a page is about: the paths of their keys, `module.btn`, and whether they are on by default. */
export function modulesOfPage(page: string, { keys }: Reference): { module: string; isOn: boolean }[] {
  return keys.flatMap((key) => {
    const module = key.page === page ? MODULE_SWITCH.exec(key.path)?.[1] : undefined;
    return module === undefined ? [] : { module, isOn: key.default === true };
  });
}

/** Returns how long a module, `module.multi-dialing-blocker`, bans by default, in words; undefined if it bans nobody. */
export function formatBanTime(locale: Locale, reference: Reference, module: string): string | undefined {
  const own = reference.find(`${module}.ban-duration`);
  const key = own?.default === 'default' ? reference.find('ban-duration') : own;
  return key && formatDefault(locale, key).words;
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

function formatInLargestUnit(
  locale: Locale,
  value: number,
  units: readonly [size: number, unit: QuantityUnit][],
): string | undefined {
  const match = units.find(([size]) => value >= size && value % size === 0);
  return match && formatQuantity(locale, value / match[0], match[1]);
}
