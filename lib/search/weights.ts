/**
 * How much each sign of relevance counts: every number of the ranking. They were set by reason and then changed as long as
 * the development queries gained by it; `npm run report` shows what a change does.
 */
export const WEIGHTS = {
  /** A word, by what it is part of. */
  kind: {
    /** The page is about it. */
    title: 10,
    /** The section is about it. */
    heading: 5,
    /** The setting or control that the section defines. */
    key: 5,
    /** Writers named it for search, and readers know the thing by it. */
    keywords: 5.5,
    /** One sentence for the whole page. */
    description: 4,
    /** Said in a sentence. */
    text: 2,
    /** In code, tables and drawings, which repeat what sentences say. */
    code: 0.9,
    /** In a reader's question: many words of it say little about the section. */
    asks: 3,
  },
  /** Readers' questions count for queries of so many words: shorter ones name things. */
  asksFrom: 3,
  /** Two occurrences of a word are worth the better one and this share of the other. */
  secondKind: 0.25,
  /** A page's own words and a section's are worth the better ones and this share of the others. */
  secondLevel: 0.3,
  /** Times the logarithm of the number of chunks that have a word. */
  often: 0.25,
  /** All words in one chunk. */
  together: 0.6,
  /** What the commonest word counts; the rarest counts one more. */
  commonWord: 0.35,
  /** A small word, as a share of another. */
  smallWord: 0.3,
  /** A word that belongs to many subjects and names none. */
  vagueWord: 0.8,
  /** The query's own wording, in one piece; the power makes long pieces count more. A title that is the query counts much more. */
  phrase: { title: 4, exactTitle: 8, heading: 4, keyword: 3, power: 1.5 },
  /** A heading that quotes a message, in a query that has the message, or in one that is part of it. */
  quoted: 6,
  /** What is only near a word, as a share of the word itself. */
  meaning: {
    /** `installed` for `installing`. */
    otherForm: 0.92,
    /** The beginning of a Chinese word that is still being typed. */
    hanPrefix: 0.85,
    /** One character may begin many words. */
    hanFirstCharacter: 0.5,
    /** The parts of a compound that no page has as a whole. */
    parts: 0.7,
    /** The parts of a compound that some page has as a whole. */
    partsOfKnown: 0.5,
    /** A name without the version that was typed with it. */
    unversioned: 0.6,
    /** Another word for the same thing. */
    synonym: 0.8,
    /** Another word, where names use the one that was typed. */
    synonymOfName: 0.55,
    /** Two words typed without the space. */
    split: 0.75,
    /** One letter wrong, missing, too many, or two swapped. */
    oneEdit: 0.65,
    /** Two such mistakes in a long word. */
    twoEdits: 0.5,
    /** A Chinese word with a wrong character of the same sound. */
    homophone: 0.7,
    /** A Chinese word with a wrong character that looks similar. */
    homoglyph: 0.6,
  },
  /** Which pages are results. */
  results: {
    /** With so many pages that have all words, no others are added. */
    enough: 3,
    /** Of a long query, this share of the words may be missing on a page when few pages have all. */
    forgiven: { share: 1 / 3, from: 4 },
    /** Of three words or more, one section has this share by weight: words far apart are no answer. */
    together: { all: 0.6, forgiven: 0.72, from: 3 },
    /**
     * When no page has all words, the share that one section must have: below it, the query is about something else. Less is
     * enough for a query with a word of this site's subject.
     */
    partial: { any: 0.75, subject: 0.42 },
  },
} as const;
