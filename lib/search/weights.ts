/**
 * All numbers of the ranking, tuned with the queries of `relevance/` and with held-out questions of readers;
 * `npm run report` shows how a change affects them.
 */
export const WEIGHTS = {
  /** Score of a term by the field in which it occurs. */
  field: {
    /** The topic of the page. */
    title: 7.5,
    /** The topic of a section that answers one question, and so counts as a page. */
    question: 6,
    /** The topic of the section. */
    heading: 5,
    /** The setting or control that the section defines. */
    key: 4,
    /** Names and search terms that the author chose. */
    keywords: 2.8,
    /** The summary of the page in one sentence. */
    description: 2.4,
    text: 2,
    /** Code, tables and drawings, which mostly repeat the text. */
    code: 2.4,
    /** Questions of readers. */
    asks: 3.8,
  },
  /** Two scores of one word, in two fields or two levels, count as the higher one plus this share of the lower one. */
  second: 0.36,
  /** Share of the score in a page's title, description and keywords that each of its sections gets. */
  inherited: 0.7,
  /** A page's score is made of all that it has of the query, its best place, and names that repeat the query. */
  pool: 0.5,
  bestPlace: 0.7,
  /** Multiplies the logarithm of the number of sections that have a word. */
  sectionFrequency: 0.33,
  /** Weight of a word that all pages have. Inverse document frequency adds up to 1 to it. */
  commonWord: 0.6,
  /** Factor for stop words and single letters. */
  stopWord: 0.2,
  /**
   * Bonus for a title, heading or keyword that repeats the query as a phrase. `power` is the exponent of the repeated
   * share of the query, and favors long phrases; `exactName` is added when the query is the title, id or a keyword of
   * the page.
   */
  phrase: { title: 4, heading: 3.5, keyword: 2.5, exactName: 7, power: 1.5 },
  /** Quality of a query expansion; the quality of the word itself is 1. */
  expansion: {
    /** `installed` for `installing`. */
    otherForm: 0.92,
    /** A word that begins with the Chinese characters typed so far. */
    hanPrefix: 0.85,
    /** The parts of a compound. */
    parts: 0.7,
    synonym: 0.55,
    /** A similar spelling, or a Chinese word with a wrong character of the same pronunciation. */
    correction: 0.65,
  },
  /** Exponents of the share of the query that the page's best section has, and of the share that a place has. */
  sharePower: 0.35,
  placeSharePower: 0.5,
  results: {
    /** A query has results when a page has at least this share of its words, by weight; otherwise it is about another topic. */
    minBestShare: 0.44,
    /** Results have at least this part of the best share. */
    minShareOfBest: 0.25,
    /** A page has a second result when its score is at least this part of the first one's. */
    minScoreOfFirst: 0.6,
  },
} as const;
