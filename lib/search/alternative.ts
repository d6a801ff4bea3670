/** What units of a query may mean. */
export interface Alternative {
  /** Terms of the index that all have to be on a page. */
  terms: readonly string[];
  /** 1 for what was typed, less for what is only near it. */
  quality: number;
  /** The units that it explains: from, up to but not including. */
  from: number;
  to: number;
}
