import { z } from 'zod';
import { byLocale } from '@/lib/locales';

const text = z.string().trim().min(1);
const localized = z.strictObject(byLocale(() => text));

/** A YAML scalar. */
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

/** A configuration key in `content/reference/config.json`. */
export const ConfigKey = z.strictObject({
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
  description: localized,
  notes: localized.optional(),
  since: text.optional(),
});

export const ConfigReference = z.strictObject({ keys: z.array(ConfigKey) });

export type ConfigReference = z.infer<typeof ConfigReference>;

export type ConfigKey = z.infer<typeof ConfigKey>;
