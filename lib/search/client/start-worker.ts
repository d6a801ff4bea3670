import { SEARCH_WORKER } from '@/lib/site';

/** A worker whose script may still be on its way. */
export interface StartedWorker {
  worker: Worker;
  /** Resolves if its script can't be had, or throws. */
  broken: Promise<unknown>;
}

/** Asks for the search worker; undefined where the site has none, or none can be. */
export function startWorker(): StartedWorker | undefined {
  if (!SEARCH_WORKER) return undefined;
  try {
    const worker = new Worker(SEARCH_WORKER);
    return {
      worker,
      broken: new Promise((resolve) => {
        worker.onerror = resolve;
      }),
    };
  } catch {
    return undefined;
  }
}
