import type { Locale } from '@/lib/locales';
import type { Random } from './random';

/** Writes sentences whose words come as often, and follow one another as often, as in the texts it was made of. */
export interface LanguageModel {
  /**
   * @param terms what the text is about, the most important first; they are mixed in
   * @returns a sentence with its full stop
   */
  sentence(random: Random, terms: readonly string[]): string;
  /** A few words that stand together somewhere, for a heading. */
  phrase(random: Random, words: number): string;
  /** The characters or words of the texts, each as often as it stands there. */
  words: readonly string[];
}

const LONGEST = { 'zh-Hans': 34, en: 26 } satisfies Record<Locale, number>;
/** Of all words of a sentence, those that only this text has. */
const TERM_SHARE = 0.05;
const PUNCTUATION = /^[，、；,;]$/;

/**
 * @param sentences as `proseOf` gives them
 * @param avoided parts that no sentence may have
 */
export function createLanguageModel(
  locale: Locale,
  sentences: readonly (readonly string[])[],
  avoided: readonly string[],
): LanguageModel {
  const firsts = sentences.flatMap(([word]) => word ?? []);
  const followers = new Map<string, string[]>();
  for (const sentence of sentences) {
    for (const [index, word] of sentence.entries()) {
      const known = followers.get(word) ?? [];
      followers.set(word, known);
      // The end of a sentence follows its last word.
      known.push(sentence[index + 1] ?? '');
    }
  }
  const walk = (random: Random, longest: number, terms: readonly string[]) => {
    const words = [random.pick(firsts)];
    while (words.length < longest) {
      const next = random.pick(followers.get(words.at(-1) ?? '') ?? firsts);
      if (next === '') break;
      words.push(next);
    }
    return words.map((word) =>
      PUNCTUATION.test(word) || !random.chance(TERM_SHARE) ? word : termOf(random, terms, word),
    );
  };
  /** Random walks end up in forbidden words now and then. */
  const clean = (make: () => string) => {
    for (;;) {
      const text = make();
      if (!avoided.some((part) => text.includes(part))) return text;
    }
  };
  return {
    words: sentences.flat().filter((word) => !PUNCTUATION.test(word)),
    sentence: (random, terms) => clean(() => finish(locale, joinWords(walk(random, LONGEST[locale], terms)))),
    phrase: (random, words) =>
      clean(() => joinWords(walk(random, words, []).filter((word) => !PUNCTUATION.test(word)))),
  };
}

/** The first is twice as frequent as the second, three times as the third. */
function termOf(random: Random, terms: readonly string[], otherwise: string): string {
  return terms.find((_, index) => random.chance(1 / (index + 2))) ?? otherwise;
}

/** Words as one writes them: Chinese ones touch each other, others have spaces between. */
export function joinWords(words: readonly string[]): string {
  return words.reduce((text, word) => {
    const touches = text === '' || PUNCTUATION.test(word) || /[，、；]$/.test(text);
    const isHan = /\p{Script=Han}$/u.test(text) && /^\p{Script=Han}/u.test(word);
    return touches || isHan ? text + word : `${text} ${word}`;
  }, '');
}

function finish(locale: Locale, text: string): string {
  const bare = text.replace(/[，、；,;]$/, '');
  return locale === 'zh-Hans' ? `${bare}。` : `${bare[0]?.toUpperCase() ?? ''}${bare.slice(1)}.`;
}
