import { editDistance } from '@/lib/nearest';
import type { QueryUnit } from './parse-query';
import { SHORTEST_STEM, stemOf } from './stem';
import type { Vocabulary } from './vocabulary';

const SHORTEST_MISSPELT = 4;
/** A shorter word is only taken for one of titles, headings and keywords. */
const WELL_KNOWN = 6;

/** Other forms of an English word that the index has: `installing` finds `install`, `installed`, `installation`. */
export function latinForms(word: string, vocabulary: Vocabulary): { term: string; quality: number }[] {
  const stem = stemOf(word);
  if (stem.length < SHORTEST_STEM || /\d/.test(word)) return [];
  const candidates = [...(vocabulary.has(stem) ? [stem] : []), ...vocabulary.startingWith(stem, 60)];
  return candidates.filter((term) => term !== word && stemOf(term) === stem).map((term) => ({ term, quality: 0.92 }));
}

/** Words that the reader may have misspelt, or written without the space between them. */
export function similarLatin(
  unit: QueryUnit,
  vocabulary: Vocabulary,
  isHeadWord: (word: string) => boolean,
): { terms: string[]; quality: number }[] {
  const { text } = unit;
  const halves = splitWords(text, isHeadWord);
  if (halves) return [{ terms: halves, quality: 0.75 }];
  if (text.length < SHORTEST_MISSPELT || /^[\d.:-]+$/.test(text)) return [];
  const limit = text.length >= 8 ? 2 : 1;
  const letters = letterSet(text);
  const similar: { terms: string[]; quality: number }[] = [];
  for (const term of vocabulary) {
    if (term.length < SHORTEST_MISSPELT - 1 || term.length < text.length - limit || term.charCodeAt(0) > 0x7f) continue;
    // Of a word that is still being typed, its beginning is compared.
    const compared = unit.partial && term.length > text.length + limit ? term.slice(0, text.length) : term;
    if (compared.length > text.length + limit) continue;
    // Each edit changes two letters of the set at most; comparing sets spares nearly all of the costly comparisons.
    if (bitCount(letters ^ letterSet(compared)) > 2 * limit) continue;
    const distance = editDistance(text, compared);
    const first = text[0] === term[0];
    if (distance === 0 || distance > limit || (!first && (text.length < 6 || distance > 1))) continue;
    // Next to almost any short word there is one in some text.
    if (text.length < WELL_KNOWN && !isHeadWord(term)) continue;
    const quality = (distance === 1 ? 0.65 : 0.5) - (compared === term ? 0 : 0.1) - (first ? 0 : 0.05);
    similar.push({ terms: [term], quality });
  }
  const best = Math.max(0, ...similar.map(({ quality }) => quality));
  return similar.filter(({ quality }) => quality > best - 0.12).slice(0, 12);
}

/** `webuiport` -> `webui`, `port`; only words of titles and headings, as almost any string is two words of some text. */
function splitWords(text: string, isHeadWord: (word: string) => boolean): string[] | undefined {
  for (let end = text.length - 2; end >= 2; end--) {
    const halves = [text.slice(0, end), text.slice(end)];
    if (text.length >= 6 && halves.every((half) => half.length > 2 && isHeadWord(half))) return halves;
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
