/** A word of the query, or a piece of Chinese that takes the place of one. */
export interface QueryUnit {
  kind: 'latin' | 'han';
  /** Normalized. */
  text: string;
  /** It says what the query is about. */
  required: boolean;
  /** The reader may still be typing it. */
  partial: boolean;
  /** Chinese that no known word explains. */
  unknown: boolean;
  /** No space or sign separates it from the unit before it. */
  attached: boolean;
}
