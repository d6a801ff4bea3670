/**
 * A segment of a Chinese query: a `word` of the index, a `stop` word, the `prefix` of a word, or `unknown`.
 */
export interface HanSegment {
  text: string;
  kind: 'word' | 'stop' | 'prefix' | 'unknown';
}

/** In characters; nobody searches for a longer Chinese word. */
export const MAX_HAN_WORD_LENGTH = 10;
const COST: Record<HanSegment['kind'], number> = {
  word: 1,
  stop: 0.9,
  prefix: 1.2,
  unknown: 2,
};

/**
 * Segments a run of Chinese with dynamic programming: the result has the lowest total cost, so it has few segments and
 * as few unknown characters as possible.
 *
 * @param classify returns undefined for a substring that can't be a segment; a single character can always be `unknown`
 */
export function segmentHanQuery(
  run: string,
  classify: (text: string, isLast: boolean) => HanSegment['kind'] | undefined,
): HanSegment[] {
  const best: { cost: number; segments: HanSegment[] }[] = [{ cost: 0, segments: [] }];
  for (let end = 1; end <= run.length; end++) {
    for (let start = Math.max(0, end - MAX_HAN_WORD_LENGTH); start < end; start++) {
      const text = run.slice(start, end);
      const kind = classify(text, end === run.length) ?? (text.length === 1 ? 'unknown' : undefined);
      const before = best[start];
      if (!kind || !before) continue;
      const cost = before.cost + COST[kind];
      const last = before.segments.at(-1);
      // Adjacent unknown characters form one segment.
      const isContinuation = kind === 'unknown' && last?.kind === 'unknown';
      const segments = isContinuation
        ? [...before.segments.slice(0, -1), { text: last.text + text, kind }]
        : [...before.segments, { text, kind }];
      if (cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY)) best[end] = { cost, segments };
    }
  }
  return best[run.length]?.segments ?? [];
}
