/**
 * How closely a page's own words repeat the query's: a heading that says what was typed is what was looked for.
 */
import type { Alternative } from './alternative';
import type { TitleDocument } from './index-format';
import { squeeze } from './normalize';
import type { QueryUnit } from './parse-query';
import type { SearchStore } from './search-store';
import { WEIGHTS } from './weights';

export interface Phrase {
  /** The units' letters, joined, small words included; a misspelt unit stands as what it was taken for. */
  units: readonly string[];
  whole: string;
  /** A text that repeats anything of the phrase has one of these: two neighbours; the unit, if it is the only one. */
  pieces: readonly string[];
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
  const whole = texts.join('');
  const pieces = texts.length === 1 ? texts : texts.slice(1).map((text, index) => texts[index] + text);
  return { units: texts, whole, pieces: pieces.filter((piece) => piece !== '') };
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
  const own = headsOf(page, lastSection, store);
  if (!phrase.pieces.some((piece) => own.all.includes(piece))) return NOTHING;
  const { whole } = phrase;
  // A title that says little else is about nothing else.
  const coverage = (1 + Math.min(1, whole.length / (own.title.length || 1))) / 2;
  const title = phraseWeights.title * repeated(phrase, own.title) * coverage + (own.title === whole ? exact.title : 0);
  const description = phraseWeights.description * repeated(phrase, own.description);
  let keyword = 0;
  for (const text of own.keywords) {
    keyword = Math.max(keyword, phraseWeights.keyword * repeated(phrase, text) + (text === whole ? exact.keyword : 0));
  }
  let heading = 0;
  let section: number | undefined;
  for (const { id, text } of own.headings) {
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

const NOTHING: PhraseMatch = { bonus: 0, section: undefined, isTitle: false };

/** A page's own words, their letters and digits alone. */
interface Heads {
  title: string;
  description: string;
  keywords: readonly string[];
  headings: readonly { id: number; text: string }[];
  /** Everything, to see at one glance that nothing of a phrase is there. */
  all: string;
}

const headsByPage = new WeakMap<TitleDocument, Heads>();

function headsOf(page: TitleDocument, lastSection: number, store: SearchStore): Heads {
  const known = headsByPage.get(page);
  if (known) return known;
  const title = squeeze(page.t);
  const description = squeeze(store.descriptions.get(page.i) ?? '');
  const keywords = store.keywords.get(page.i)?.split(', ').map(squeeze) ?? [];
  const headings = [];
  for (let id = page.i + 1; id <= lastSection; id++) {
    const heading = store.headings.get(id);
    if (heading) headings.push({ id, text: squeeze(heading.t) });
  }
  const all = [title, description, ...keywords, ...headings.map(({ text }) => text)].join('\n');
  const heads = { title, description, keywords, headings, all };
  headsByPage.set(page, heads);
  return heads;
}

/** Share of the phrase that stands in the text in one piece; a single word of several doesn't count. */
function repeated({ units, whole }: Phrase, text: string): number {
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
  return (longest / whole.length) ** WEIGHTS.phrase.growth;
}
