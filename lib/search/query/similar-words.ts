/** Words of the index that are near a word of the query: other forms, typing mistakes, the same sound. */
import { editDistance, nearestName } from '@/lib/nearest';
import { sharedCharacters } from '../analyze/pinyin-index';
import { MIN_STEM_LENGTH, stemOf } from '../analyze/tokenize';
import type { Vocabulary } from '../analyze/vocabulary';
import { WEIGHTS } from '../weights';
import type { QueryUnit } from './parse-query';
import type { SearchView } from './view';

/** One thing that a word may mean. */
export interface Expansion {
  /** Terms of the index that all have to be on a page. */
  terms: readonly string[];
  /** 1 for what was typed, less for what is only near it. */
  quality: number;
}

const SHORTEST_MISSPELT = 4;
const MOST_MISSPELT = 12;
/** A shorter word is only taken for a word of a name: next to almost any short word there is one in some text. */
const WELL_KNOWN = 6;
const MOST_NEAREST = 4;

/** Other forms of an English word: `installing` finds `install`, `installed`, `installation`. */
export function otherForms(word: string, vocabulary: Vocabulary): string[] {
  const stem = stemOf(word);
  if (stem.length < MIN_STEM_LENGTH || /\d/.test(word)) return [];
  const candidates = [...(vocabulary.has(stem) ? [stem] : []), ...vocabulary.startingWith(stem, 60)];
  return candidates.filter((term) => term !== word && stemOf(term) === stem);
}

/** Words that the reader may have misspelt, or written without the space between them. */
export function misspelt({ text, partial }: QueryUnit, view: SearchView): Expansion[] {
  const { oneEdit, twoEdits, split } = WEIGHTS.meaning;
  const halves = splitWords(text, view);
  if (halves) return [{ terms: halves, quality: split }];
  if (text.length < SHORTEST_MISSPELT || /^[\d.:-]+$/.test(text)) return [];
  const limit = text.length >= 8 ? 2 : 1;
  const similar: Expansion[] = [];
  for (const term of view.vocabulary) {
    // A wrong first letter is the only mistake of a word, so the others needn't be compared one by one.
    const isSameStart = term[0] === text[0];
    if (!isSameStart && (text.length < WELL_KNOWN || !term.endsWith(text.slice(2)))) continue;
    if (term.length < Math.max(SHORTEST_MISSPELT - 1, text.length - limit)) continue;
    // Of a word that is still being typed, its beginning is compared.
    const compared = partial && term.length > text.length + limit ? term.slice(0, text.length) : term;
    if (compared.length > text.length + limit) continue;
    const most = isSameStart ? limit : 1;
    const distance = editDistance(text, compared, most);
    if (distance === 0 || distance > most) continue;
    if (text.length < WELL_KNOWN && !view.isNameWord(term)) continue;
    similar.push({ terms: [term], quality: distance === 1 ? oneEdit : twoEdits });
  }
  return similar.sort((a, b) => b.quality - a.quality).slice(0, MOST_MISSPELT);
}

/** `webuiport` -> `webui`, `port`; only words of names, as almost any string is two words of some text. */
function splitWords(text: string, view: SearchView): string[] | undefined {
  for (let end = text.length - 3; end > 2 && text.length >= 6; end--) {
    const halves = [text.slice(0, end), text.slice(end)];
    if (halves.every((half) => view.isNameWord(half))) return halves;
  }
  return undefined;
}

/** Words with one other character, where a name has them together with the word beside the unit: 群晖 for 群晕 in 群晕套件. */
export function homoglyphs(units: readonly QueryUnit[], index: number, view: SearchView): string[] {
  const text = units[index]?.text ?? '';
  const namesOf = (word: string) =>
    view
      .postings(word)
      .flatMap(({ section, kind }) => (kind === 'text' || kind === 'code' ? [] : `${kind} ${section}`));
  const [before, unit, after] = [units[index - 1], units[index], units[index + 1]];
  const neighbours = [unit?.attached ? before : undefined, after?.attached ? after : undefined];
  const beside = neighbours.flatMap((other) => (other?.required ? namesOf(other.text) : []));
  if (beside.length === 0 || text.length < 2) return [];
  return [...view.vocabulary].filter(
    (term) =>
      term.length === text.length &&
      sharedCharacters(term, text) === text.length - 1 &&
      namesOf(term).some((name) => beside.includes(name)),
  );
}

/** Words of titles, descriptions and keywords that look or sound like those of a query that found nothing. */
export function suggestTerms(units: readonly QueryUnit[], view: SearchView): string[] {
  const names = view.store.entryTerms.sorted.filter((term) => term.length > 2);
  const nearest = units.flatMap((unit) => {
    if (unit.kind === 'latin') return nearestName(unit.text, names) ?? [];
    const sounding = view.homophones(unit.text);
    if (sounding.length > 0) return sounding;
    // Of Chinese words that share a character, the one that shares most.
    const shared = (name: string) => [...unit.text].filter((character) => name.includes(character)).length;
    const best = names.reduce((a, b) => (shared(b) > shared(a) ? b : a), '');
    return shared(best) > 0 ? [best] : [];
  });
  return [...new Set(nearest)].slice(0, MOST_NEAREST);
}
