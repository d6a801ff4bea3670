import { wordsInside } from './index-terms';
import type { SearchStore } from './search-store';
import type { SearchView } from './search-view';
import type { SoundTable } from './sound-table';
import { termsOf } from './terms-of';
import type { TermList } from './vocabulary';

interface Sounding {
  terms: string[];
  quality: number;
}

const wordsBySound = new WeakMap<TermList, ReadonlyMap<string, readonly string[]>>();

/** Words that sound like a piece of Chinese in which a character is wrong: 群辉 -> 群晖. Half of the characters must be right. */
export function soundingAlike(text: string, view: SearchView): Sounding[] {
  if (!view.sounds) return [];
  const { sounds, vocabulary } = view;
  const sound = sounds.soundOf(text);
  const alike = vocabulary.lists.flatMap((list) => indexBySound(list, sounds).get(sound) ?? []);
  return alike.filter((word) => sharesHalf(word, text)).map((word) => ({ terms: [word], quality: 0.7 }));
}

/** @param sounds the same for all lists of a language */
function indexBySound(list: TermList, sounds: SoundTable): ReadonlyMap<string, readonly string[]> {
  const known = wordsBySound.get(list);
  if (known) return known;
  const words = new Map<string, string[]>();
  for (const term of list.sorted) {
    if (!/^\p{Script=Han}{2,}$/u.test(term)) continue;
    const sound = sounds.soundOf(term);
    const same = words.get(sound);
    if (same) same.push(term);
    else words.set(sound, [term]);
  }
  wordsBySound.set(list, words);
  return words;
}

function sharesHalf(a: string, b: string): boolean {
  const same = [...a].filter((character, index) => character === b[index]).length;
  return same * 2 >= a.length;
}

const SHORTEST_INITIALS = 3;
/** Two short syllables. */
const SHORTEST_HALF = 4;
const MOST_HALVES = 6;

/**
 * Titles, headings and keywords whose Chinese is spelt so: `qunhui`, `dlfwq`; else two pieces of them, of which the first is
 * spelt to its end: `qunhui|anzhuang`.
 */
export function spelledAs(letters: string, view: SearchView): Sounding[] {
  const { sounds } = view;
  if (!sounds || !/^[a-z]{2,}$/.test(letters)) return [];
  const whole = spelledRuns(letters, view);
  if (whole.length > 0 || letters.length < SHORTEST_HALF * 2) return whole;
  for (let end = letters.length - SHORTEST_HALF; end >= SHORTEST_HALF; end--) {
    const first = spelledRuns(letters.slice(0, end), view, true);
    const second = first.length > 0 ? spelledRuns(letters.slice(end), view, true) : [];
    const both = first.flatMap((one) =>
      second.map((two) => ({ terms: [...one.terms, ...two.terms], quality: one.quality - 0.1 })),
    );
    if (both.length > 0) return both.slice(0, MOST_HALVES);
  }
  return [];
}

/** @param full the last syllable is written to its end, and initials are not enough */
function spelledRuns(letters: string, view: SearchView, full = false): Sounding[] {
  const found = new Map<string, number>();
  for (const { run, syllables } of headRuns(view)) {
    for (let start = 0; start < syllables.length - 1; start++) {
      const whole = matchSyllables(letters, syllables, start, full);
      if (whole > 1) found.set(run.slice(start, start + whole), 0.8);
      else if (!full && letters.length >= SHORTEST_INITIALS && matchInitials(letters, syllables, start)) {
        const meant = run.slice(start, start + letters.length);
        found.set(meant, Math.max(found.get(meant) ?? 0, 0.65));
      }
    }
  }
  return [...found].flatMap(([run, quality]) => {
    const terms = termsOf(run, view) ?? wordsInside(run, view.vocabulary);
    return terms.length > 0 ? [{ terms, quality }] : [];
  });
}

interface HeadRun {
  run: string;
  syllables: readonly string[];
}

const headRunsByStore = new WeakMap<SearchStore, readonly HeadRun[]>();

/** The Chinese of titles, headings and keywords with how it is read. */
function headRuns({ store, sounds }: SearchView): readonly HeadRun[] {
  const known = headRunsByStore.get(store);
  if (known) return known;
  const texts = store.heads.all.filter(({ field }) => field !== 'description');
  const found = new Set(texts.flatMap(({ text }) => text.match(/\p{Script=Han}{2,}/gu) ?? []));
  const runs = [...found].map((run) => ({ run, syllables: sounds?.read(run) ?? [] }));
  headRunsByStore.set(store, runs);
  return runs;
}

/** How many syllables from `start` on spell the letters, the last one perhaps not to its end; 0 when they don't. */
function matchSyllables(letters: string, syllables: readonly string[], start: number, full: boolean): number {
  let position = 0;
  for (let index = start; index < syllables.length; index++) {
    const syllable = syllables[index] ?? '';
    if (syllable === '') return 0;
    const rest = letters.length - position;
    const isEnd = full ? rest === syllable.length : rest <= syllable.length;
    if (isEnd) return syllable.startsWith(letters.slice(position)) ? index - start + 1 : 0;
    if (!letters.startsWith(syllable, position)) return 0;
    position += syllable.length;
  }
  return 0;
}

function matchInitials(letters: string, syllables: readonly string[], start: number): boolean {
  if (start + letters.length > syllables.length) return false;
  return [...letters].every((letter, index) => syllables[start + index]?.[0] === letter);
}
