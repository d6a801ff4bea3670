/** Units of a ban duration in milliseconds, the unit of PeerBanHelper's `ban-duration`. */
export const DURATION_UNITS = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const;

export type DurationUnit = keyof typeof DURATION_UNITS;

export function isDurationUnit(name: unknown): name is DurationUnit {
  return typeof name === 'string' && Object.hasOwn(DURATION_UNITS, name);
}

/** Converts a typed amount to whole milliseconds. Returns undefined unless the result is at least one. */
export function toBanDurationMs(amount: string, unit: DurationUnit): number | undefined {
  const durationMs = amount.trim() === '' ? Number.NaN : Math.round(Number(amount) * DURATION_UNITS[unit]);
  return durationMs >= 1 && Number.isSafeInteger(durationMs) ? durationMs : undefined;
}
