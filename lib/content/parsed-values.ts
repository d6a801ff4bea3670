/**
 * What texts of YAML have been parsed to. Parsing takes longer than all else that is done to a text that has not
 * changed.
 */
export interface ParsedValues {
  /** Undefined when the text has not been parsed yet, or there was something wrong with it. */
  recall(text: string): unknown;
  /** Takes note of the value of a text with which nothing is wrong, of the right shape. */
  note(text: string, value: unknown): void;
}

export const NO_VALUES: ParsedValues = { recall: () => undefined, note: () => undefined };
