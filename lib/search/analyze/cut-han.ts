/**
 * A piece of a Chinese query. `stop` says nothing by itself, `prefix` is how a known word begins, `mistyped` sounds like a word
 * of a name, and nothing explains `unknown`.
 */
export interface HanSegment {
  text: string;
  kind: 'word' | 'stop' | 'prefix' | 'mistyped' | 'unknown';
}

/** Characters; nobody searches for a longer word of Chinese. */
export const LONGEST_WORD = 10;
const COST: Record<HanSegment['kind'], number> = {
  word: 1,
  stop: 0.9,
  prefix: 1.2,
  mistyped: 2.05,
  unknown: 2,
};

/**
 * Cuts a run of Chinese so that it falls into words that the index has: the cheapest way to cover it, with few words and as
 * little as possible that nothing explains.
 *
 * @param classify what a part of the run is, undefined for none; a single character is at least `unknown`
 */
export function cutHanQuery(
  run: string,
  classify: (text: string, isLast: boolean) => HanSegment['kind'] | undefined,
): HanSegment[] {
  const best: { cost: number; segments: HanSegment[] }[] = [{ cost: 0, segments: [] }];
  for (let end = 1; end <= run.length; end++) {
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start++) {
      const text = run.slice(start, end);
      const kind = classify(text, end === run.length) ?? (text.length === 1 ? 'unknown' : undefined);
      const before = best[start];
      if (!kind || !before) continue;
      const cost = before.cost + COST[kind];
      const last = before.segments.at(-1);
      // Neighbouring characters that nothing explains are one piece.
      const isJoined = kind === 'unknown' && last?.kind === 'unknown';
      const segments = isJoined
        ? [...before.segments.slice(0, -1), { text: last.text + text, kind }]
        : [...before.segments, { text, kind }];
      if (cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY)) best[end] = { cost, segments };
    }
  }
  return best[run.length]?.segments ?? [];
}
