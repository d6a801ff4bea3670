/** Meanings by sound of several units together. */
import type { Alternative } from './alternative';
import type { QueryUnit } from './parse-query';
import type { SearchView } from './search-view';
import { soundingAlike, spelledAs } from './sounds-like';

/** Anything that may be a syllable of Chinese; not many English words are. */
const SYLLABLE = /^(?:[bpmfdtnlgkhjqxrwyzcs]|[zcs]h)?[aeiouv]{1,3}(?:ng?|r)?$/;

/** Whether the query begins with syllables of Chinese: `duo bo feng jin`. */
export function mayBeSpelled(units: readonly QueryUnit[]): boolean {
  return syllablesFrom(units, 0) > 1;
}

/** How many units from here on may be syllables. */
function syllablesFrom(units: readonly QueryUnit[], from: number): number {
  let to = from;
  while (units[to]?.kind === 'latin' && SYLLABLE.test(units[to]?.text ?? '')) to++;
  return to - from;
}

/** Chinese that is written in syllables apart; as many of them as make one run. */
export function spelledSpans(units: readonly QueryUnit[], view: SearchView): Alternative[] {
  const found: Alternative[] = [];
  for (let from = 0; view.sounds && from < units.length; from++) {
    for (let to = from + syllablesFrom(units, from); to > from + 1; to--) {
      const spelled = spelledAs(
        units
          .slice(from, to)
          .map(({ text }) => text)
          .join(''),
        view,
      );
      if (spelled.length === 0) continue;
      for (const { terms, quality } of spelled) found.push({ terms, quality, from, to });
      from = to - 1;
      break;
    }
  }
  return found;
}

/** A wrong character may have torn a word into several units: 拒决|服务 -> 拒绝服务. */
export function soundingSpans(units: readonly QueryUnit[], index: number, view: SearchView): Alternative[] {
  const found: Alternative[] = [];
  for (let from = index; from >= Math.max(0, index - 2) && (from === index || units[from + 1]?.attached); from--) {
    for (let to = index + 1; to <= Math.min(units.length, index + 3); to++) {
      if (to > index + 1 && !units[to - 1]?.attached) break;
      if (to === from + 1) continue;
      const text = units
        .slice(from, to)
        .map((unit) => unit.text)
        .join('');
      for (const { terms, quality } of soundingAlike(text, view))
        found.push({ terms, quality: quality + 0.1, from, to });
    }
  }
  return found;
}
