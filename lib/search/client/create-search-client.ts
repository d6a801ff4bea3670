import { createLocalClient, type LocalClientOptions } from './local-client';
import type { SearchClient } from './search-options';
import { createWorkerClient } from './worker-client';

/** The engine where it disturbs least: in a worker when the index is large, else on the page's own thread. */
export function createSearchClient(options: LocalClientOptions): SearchClient {
  return options.source.hashes.large ? createWorkerClient(options) : createLocalClient(options);
}
