/**
 * How closely a page's own words repeat the query's: a heading that says what was typed is what was looked for.
 */
import type { Alternative } from './alternatives';
import type { TitleDocument } from './index-format';
import { squeeze } from './normalize';
import type { QueryUnit } from './parse-query';
import type { SearchStore } from './search-store';
import { WEIGHTS } from './weights';

export interface Phrase {
  /** The units' letters, joined, small words included; a misspelt unit stands as what it was taken for. */
  units: readonly string[];
  length: number;
}

/** The query as it would stand in a text. */
export function phraseOf(units: readonly QueryUnit[], alternatives: readonly Alternative[]): Phrase {
  const texts = units.map((unit, index) => {
    const own = alternatives.filter(({ from, to }) => from === index && to === index + 1);
    const best = own.reduce<Alternative | undefined>((a, b) => (a && a.quality >= b.quality ? a : b), undefined);
    const taken =
      best && best.quality < 0.9 && !best.terms.some((term) => term.startsWith(unit.text))
        ? best.terms.join('')
        : unit.text;
    return squeeze(taken);
  });
  return { units: texts, length: texts.join('').length };
}

export interface PhraseMatch {
  bonus: number;
  /** The heading that repeats the query best, when one does. */
  section: number | undefined;
  /** The title repeats it best. */
  isTitle: boolean;
}

export function matchPhrase(phrase: Phrase, page: TitleDocument, lastSection: number, store: SearchStore): PhraseMatch {
  const { phrase: phraseWeights, exact } = WEIGHTS;
  if (phrase.length === 0) return { bonus: 0, section: undefined, isTitle: false };
  const whole = phrase.units.join('');
  const squeezed = store.squeezed(page.t);
  const title = phraseWeights.title * repeated(phrase, squeezed) + (squeezed === whole ? exact.title : 0);
  const description =
    phraseWeights.description * repeated(phrase, store.squeezed(store.descriptions.get(page.i) ?? ''));
  let keyword = 0;
  for (const word of store.keywords.get(page.i)?.split(', ') ?? []) {
    const text = store.squeezed(word);
    keyword = Math.max(keyword, phraseWeights.keyword * repeated(phrase, text) + (text === whole ? exact.keyword : 0));
  }
  let heading = 0;
  let section: number | undefined;
  for (let id = page.i + 1; id <= lastSection; id++) {
    const text = store.squeezed(store.headings.get(id)?.t ?? '');
    const value = phraseWeights.heading * repeated(phrase, text) + (text === whole ? exact.heading : 0);
    if (value > heading) [heading, section] = [value, id];
  }
  const others = Math.max(keyword, heading) + WEIGHTS.secondLevel * Math.min(keyword, heading);
  // A title that says it all is the page as a whole.
  return {
    bonus: title + description + others,
    section: title >= heading ? undefined : section,
    isTitle: title >= heading && title > 0,
  };
}

/** Share of the phrase that stands in the text in one piece; a single word of several doesn't count. */
function repeated({ units, length }: Phrase, text: string): number {
  if (text === '') return 0;
  let longest = 0;
  for (let from = 0; from < units.length; from++) {
    let piece = '';
    for (let to = from; to < units.length; to++) {
      piece += units[to];
      if (!text.includes(piece)) break;
      if ((to > from || units.length === 1) && piece.length > longest) longest = piece.length;
    }
  }
  return (longest / length) ** WEIGHTS.phrase.growth;
}
