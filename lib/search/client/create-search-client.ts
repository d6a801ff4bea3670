import { SEARCH_WORKER } from '@/lib/site';
import { createLocalClient, type LocalClientOptions } from './local-client';
import type { SearchClient } from './search-options';
import { createWorkerClient } from './worker-client';

/** The engine where it disturbs least: in a worker when the index is large and the site has one, else on the page's thread. */
export function createSearchClient(options: LocalClientOptions): SearchClient {
  const isLarge = options.source.hashes.worker === true;
  return isLarge && SEARCH_WORKER ? createWorkerClient(options, SEARCH_WORKER) : createLocalClient(options);
}
