/** Why a search can't be answered, as far as a reader can do something about it. */
export type SearchFailure =
  /** The network is gone. */
  | 'offline'
  /** The server has no such file, or did not answer. */
  | 'missing'
  /** What came is no index: cut short, or a login page of the network. */
  | 'damaged'
  /** The site was built anew since the page was opened. */
  | 'outdated';

/** What to say of a request that failed. */
export function failureOfFetch(): SearchFailure {
  return typeof navigator === 'object' && navigator.onLine === false ? 'offline' : 'missing';
}

export class SearchError extends Error {
  readonly failure: SearchFailure;

  constructor(failure: SearchFailure) {
    super(`Search: ${failure}`);
    this.name = 'SearchError';
    this.failure = failure;
  }
}
