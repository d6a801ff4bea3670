import { SITE } from '@/lib/site';
import { createLocalClient, type LocalClientOptions } from './local-client';
import type { SearchClient } from './search-options';
import { createWorkerClient } from './worker-client';

/** The engine where it disturbs least: in a worker when the index is large and the site has one, else on the page's thread. */
export function createSearchClient(options: LocalClientOptions): SearchClient {
  const { workerScript } = SITE.search;
  const isLarge = options.source.hashes.worker === true;
  return isLarge && workerScript ? createWorkerClient(options, workerScript) : createLocalClient(options);
}
