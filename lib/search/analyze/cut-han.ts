/**
 * Cutting a Chinese query by the index's own vocabulary, so that it falls into words that the index has. Isomorphic.
 */
export interface HanSegment {
  text: string;
  start: number;
  /** `stop`: says nothing by itself. `prefix`: how a known word begins. `unknown`: what no word explains. */
  kind: 'word' | 'stop' | 'prefix' | 'pair' | 'unknown';
}

export interface HanKnowledge {
  isWord(word: string): boolean;
  isStopWord(word: string): boolean;
  isPair(pair: string): boolean;
  /** Whether a longer word begins so; asked at the end of a query that is still being typed. */
  isPrefix(text: string): boolean;
}

/** Characters; nobody searches for a longer word of Chinese. */
export const LONGEST_WORD = 10;
const COST: Record<HanSegment['kind'], number> = { word: 1, stop: 0.9, prefix: 1.2, pair: 2.1, unknown: 2 };

/**
 * The cheapest way to cover the run: few words, as little left unexplained as possible.
 *
 * @param partial the reader may still be typing the last word
 */
export function cutHanQuery(run: string, partial: boolean, knowledge: HanKnowledge): HanSegment[] {
  const best: { cost: number; segment: HanSegment | null }[] = [{ cost: 0, segment: null }];
  for (let end = 1; end <= run.length; end++) {
    best[end] = { cost: Number.POSITIVE_INFINITY, segment: null };
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start++) {
      const text = run.slice(start, end);
      const kind = classify(text, partial && end === run.length, knowledge);
      const cost = (best[start]?.cost ?? 0) + (kind ? COST[kind] : Number.POSITIVE_INFINITY);
      if (kind && cost < (best[end]?.cost ?? 0)) best[end] = { cost, segment: { text, start, kind } };
    }
  }
  const segments: HanSegment[] = [];
  for (let end = run.length; end > 0; ) {
    const segment = best[end]?.segment;
    if (!segment) break;
    segments.unshift(segment);
    end = segment.start;
  }
  return joinUnknown(segments);
}

function classify(text: string, last: boolean, knowledge: HanKnowledge): HanSegment['kind'] | undefined {
  if (knowledge.isStopWord(text)) return 'stop';
  if (text.length > 1 && knowledge.isWord(text)) return 'word';
  if (last && knowledge.isPrefix(text)) return 'prefix';
  if (text.length === 2 && knowledge.isPair(text)) return 'pair';
  return text.length === 1 ? 'unknown' : undefined;
}

/** Neighbouring characters that nothing explains are one puzzle. */
function joinUnknown(segments: readonly HanSegment[]): HanSegment[] {
  const joined: HanSegment[] = [];
  for (const segment of segments) {
    const previous = joined.at(-1);
    if (previous?.kind === 'unknown' && segment.kind === 'unknown') previous.text += segment.text;
    else joined.push({ ...segment });
  }
  return joined;
}
