/** Words of the index that are near a word of the query: other forms, typing mistakes, the same sound. */
import { editDistance } from '@/lib/nearest';
import { SHORTEST_STEM, stemOf } from '../analyze/cut';
import type { Sounds } from '../analyze/sounds';
import type { TermList, Vocabulary } from '../analyze/vocabulary';
import { WEIGHTS } from '../weights';
import type { QueryUnit } from './query-unit';
import type { SearchView } from './view';

const SHORTEST_MISSPELT = 4;
/** A shorter word is only taken for a word of a name: next to almost any short word there is one in some text. */
const WELL_KNOWN = 6;

export interface SimilarWord {
  terms: readonly string[];
  quality: number;
}

/** Other forms of an English word: `installing` finds `install`, `installed`, `installation`. */
export function otherForms(word: string, vocabulary: Vocabulary): string[] {
  const stem = stemOf(word);
  if (stem.length < SHORTEST_STEM || /\d/.test(word)) return [];
  const candidates = [...(vocabulary.has(stem) ? [stem] : []), ...vocabulary.startingWith(stem, 60)];
  return candidates.filter((term) => term !== word && stemOf(term) === stem);
}

/** Words that the reader may have misspelt, or written without the space between them. */
export function misspelt({ text, partial }: QueryUnit, view: SearchView): SimilarWord[] {
  const halves = splitWords(text, view);
  if (halves) return [{ terms: halves, quality: WEIGHTS.meaning.split }];
  if (text.length < SHORTEST_MISSPELT || /^[\d.:-]+$/.test(text)) return [];
  const limit = text.length >= 8 ? 2 : 1;
  const letters = letterSet(text);
  const similar: SimilarWord[] = [];
  for (const term of view.vocabulary) {
    if (term.length < SHORTEST_MISSPELT - 1 || term.length < text.length - limit || term.charCodeAt(0) > 0x7f) continue;
    // Of a word that is still being typed, its beginning is compared.
    const compared = partial && term.length > text.length + limit ? term.slice(0, text.length) : term;
    if (compared.length > text.length + limit) continue;
    // An edit changes at most two letters of the set; comparing sets avoids nearly all of the slow comparisons.
    if (bitCount(letters ^ letterSet(compared)) > 2 * limit) continue;
    const distance = editDistance(text, compared);
    const isSameStart = text[0] === term[0];
    if (distance === 0 || distance > limit || (!isSameStart && (text.length < 6 || distance > 1))) continue;
    if (text.length < WELL_KNOWN && !view.isNameWord(term)) continue;
    const { oneEdit, twoEdits } = WEIGHTS.meaning;
    const quality = (distance === 1 ? oneEdit : twoEdits) - (compared === term ? 0 : 0.1) - (isSameStart ? 0 : 0.05);
    similar.push({ terms: [term], quality });
  }
  const best = Math.max(0, ...similar.map(({ quality }) => quality));
  return similar.filter(({ quality }) => quality > best - 0.12).slice(0, 12);
}

/** `webuiport` -> `webui`, `port`; only words of names, as almost any string is two words of some text. */
function splitWords(text: string, view: SearchView): string[] | undefined {
  for (let end = text.length - 3; end > 2 && text.length >= 6; end--) {
    const halves = [text.slice(0, end), text.slice(end)];
    if (halves.every((half) => view.isNameWord(half))) return halves;
  }
  return undefined;
}

/** The letters of a word as bits. */
function letterSet(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

const wordsBySound = new WeakMap<TermList, ReadonlyMap<string, readonly string[]>>();

/** Words that sound like a piece of Chinese, of which half of the characters are right: 群辉 -> 群晖. */
export function homophones(text: string, { sounds, vocabulary }: SearchView): string[] {
  if (!sounds) return [];
  const sound = sounds.soundOf(text);
  const alike = vocabulary.lists.flatMap((list) => indexBySound(list, sounds).get(sound) ?? []);
  return alike.filter((word) => word.length === text.length && sharedCharacters(word, text) * 2 >= text.length);
}

function indexBySound(list: TermList, sounds: Sounds): ReadonlyMap<string, readonly string[]> {
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

/**
 * Words that have all characters of a unit but one, where a name has them together with the word beside the unit: 群晖 for
 * 群晕 in 群晕套件.
 */
export function homoglyphs(units: readonly QueryUnit[], index: number, view: SearchView): string[] {
  const [before, unit, after] = [units[index - 1], units[index], units[index + 1]];
  if (!unit || unit.text.length < 2) return [];
  const beside = [unit.attached ? before : undefined, after?.attached ? after : undefined];
  const namesOf = (word: string) =>
    view
      .postings(word)
      .flatMap(({ section, kind }) => (kind === 'text' || kind === 'code' ? [] : `${kind} ${section}`));
  const names = new Set(beside.flatMap((other) => (other?.required ? namesOf(other.text) : [])));
  if (names.size === 0) return [];
  return [...view.vocabulary].filter(
    (term) =>
      term.length === unit.text.length &&
      sharedCharacters(term, unit.text) === term.length - 1 &&
      namesOf(term).some((name) => names.has(name)),
  );
}

function sharedCharacters(a: string, b: string): number {
  return [...a].filter((character, index) => character === b[index]).length;
}
