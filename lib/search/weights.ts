/**
 * All numbers of the ranking, tuned with the development queries and with questions of readers that the index lacked;
 * `npm run report` shows how a change affects them.
 */
export const WEIGHTS = {
  /** Score of a term by the field in which it occurs. */
  field: {
    /** The topic of the page. */
    title: 10,
    /** The topic of the section. */
    heading: 5,
    /** The setting or control that the section defines. */
    key: 5,
    /** Names and search terms that the author chose. */
    keywords: 5.5,
    /** The summary of the page in one sentence. */
    description: 4,
    text: 2,
    /** Code, tables and drawings, which mostly repeat the text. */
    code: 1.2,
    /** Questions of readers, many of whose words are unrelated to the topic. */
    asks: 3,
  },
  /** `asks` counts for queries of at least this many words, or units with single characters; shorter ones are names. */
  asks: { minWords: 3, minUnits: 5 },
  /** A term in two fields scores the higher weight plus this share of the lower one. */
  secondField: 0.25,
  /** A word in the head and in the sections of a page scores the higher value plus this share of the lower one. */
  secondLevel: 0.4,
  /** Multiplies the logarithm of the number of sections that have a word. */
  sectionFrequency: 0.33,
  /** Share of the best section's score that is added to the page's: favors pages with all words in one place. */
  bestSection: 0.6,
  /** Weight of a word that all pages have. Inverse document frequency adds up to 1 to it. */
  commonWord: 0.35,
  /** Factor for stop words and single letters. */
  stopWord: 0.3,
  /**
   * Bonus for a title, heading or keyword that repeats the query as a phrase. `power` is the exponent of the repeated
   * share of the query, and favors long phrases; `exactName` is added when the query is the title, id or a keyword of
   * the page.
   */
  phrase: { title: 4, heading: 4, keyword: 3, exactName: 7, power: 1.5 },
  /** Bonus for a heading that quotes a message of the tool, when the query contains the message or a part of it. */
  quotedMessage: 6,
  /** Quality of a query expansion; the quality of the word itself is 1. */
  expansion: {
    /** `installed` for `installing`. */
    otherForm: 0.92,
    /** A word that begins with the Chinese characters typed so far. */
    hanPrefix: 0.85,
    /** Lower for a single character, because many words begin with it. */
    hanFirstCharacter: 0.5,
    /** The parts of a compound that is not in the index. */
    parts: 0.7,
    /** The parts of a compound that is in the index. */
    partsOfKnown: 0.5,
    /** A name without its version. */
    unversioned: 0.6,
    synonym: 0.65,
    /** A synonym of a word that titles, headings or keywords use themselves. */
    synonymOfName: 0.55,
    /** Two words that were typed without a space. */
    split: 0.75,
    /** Edit distance of 1, where swapping two letters is one edit. */
    oneEdit: 0.65,
    /** Edit distance of 2 in a long word. */
    twoEdits: 0.5,
    /** A Chinese word with a wrong character of the same pronunciation. */
    homophone: 0.7,
    /** A Chinese word with a wrong character that may look similar. */
    homoglyph: 0.6,
  },
  /** Exponent of the share of the query that a page has, by which its score is multiplied. */
  sharePower: 0.35,
  /** Decides which pages are results, by the share of the query, by weight, that they have in one place. */
  results: {
    /** Results have at least this part of the best share. */
    minShareOfBest: 0.33,
    /**
     * Minimum of the best share, which depends on what is known of the content words; below it, the query is about
     * another topic.
     */
    minBestShare: {
      /** A page has all of them. */
      fullMatch: 0.6,
      /** The site has all of them, without corrections. */
      allKnown: 0.5,
      /** One of them belongs to this site's subject. */
      onSubject: 0.42,
      other: 0.75,
    },
  },
} as const;
