import { SEARCH_WORKER } from '@/lib/site';
import { createPageClient } from './page-client';
import type { ClientOptions, SearchClient } from './search-options';
import { createWorkerClient } from './worker-client';

/** The engine where it disturbs least: in a worker when the site has one, else on the page's thread. */
export function createSearchClient(options: ClientOptions): SearchClient {
  return SEARCH_WORKER ? createWorkerClient(options) : createPageClient(options);
}
