import type { FieldName } from './index-format';

/**
 * How much each sign of relevance counts. Owns: every number of the ranking but the qualities of alternatives. They were set
 * by reason and then moved as long as the development queries, ours and the site's, gained by it; `npm run search:report` shows
 * what a change does.
 */
export const WEIGHTS = {
  /** A word in a field, by slot. */
  field: {
    title: [10],
    heading: [5],
    keywords: [5.5],
    description: [4],
    content: [5, 2, 0.9],
  } satisfies Record<FieldName, readonly number[]>,
  /** Two places of a word are worth the better one and this share of the other. */
  secondField: 0.25,
  secondLevel: 0.3,
  /** Times the logarithm of the number of sections that have a word. */
  often: 0.25,
  /** All words in one piece of the text. */
  together: 0.6,
  /** What the commonest word counts; the rarest counts one more. */
  commonWord: 0.35,
  /** A small word, as a share of another. */
  smallWord: 0.3,
  /** A word of a subject that names none. */
  vagueWord: 0.8,
  /** The query's own wording, in one piece. */
  phrase: { title: 4, heading: 4, keyword: 3, description: 1.5, growth: 1.5 },
  /** A title, heading or keyword that is the query, no more and no less. */
  exact: { title: 8, heading: 1.5, keyword: 2.5 },
};
