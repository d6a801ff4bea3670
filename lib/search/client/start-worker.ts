import { SEARCH_WORKER } from '@/lib/site';
import { entryAddress, entryOf, type SearchScope, type SearchSource, type WorkerMessage } from './types';

declare global {
  /** The page's script and the island are bundles of their own, which share no modules. */
  var searchWorker: Worker | undefined;
}

/** Requests the worker's script and the entry of the index, once, so that they come together with the island's files. */
export function startWorker(source: SearchSource, scope: SearchScope): void {
  if (!SEARCH_WORKER || globalThis.searchWorker) return;
  const worker = new Worker(SEARCH_WORKER);
  globalThis.searchWorker = worker;
  worker.onerror = () => {
    globalThis.searchWorker = undefined;
  };
  const tell = (message: WorkerMessage) => worker.postMessage(message);
  tell({ kind: 'entry-requested', source, scope });
  fetch(entryAddress(source, entryOf(scope)))
    .then((response) => (response.ok ? response.arrayBuffer() : undefined))
    .catch(() => undefined)
    .then((entry) => tell({ kind: 'entry', entry }));
}
