import { createLocalClient, type LocalClientOptions } from './local-client';
import type { SearchClient, SearchQuestion } from './search-options';
import type { WorkerMessage, WorkerReply } from './worker-messages';

/** A worker that has not begun to run by then never will. */
const START_MS = 8000;

/**
 * The engine in a worker; on the page's thread after all where no worker can start.
 *
 * @param script the worker's address
 */
export function createWorkerClient(options: LocalClientOptions, script: string): SearchClient {
  const { source, snippetLength, started, listener } = options;
  let local: SearchClient | undefined;
  let question: SearchQuestion | undefined;
  let worker: Worker | undefined;
  let hasIndex = false;

  const stayHere = () => {
    clearTimeout(timer);
    if (local || !worker) return;
    worker.terminate();
    worker = undefined;
    local = createLocalClient(options);
    if (question) local.ask(question);
  };
  const timer = setTimeout(stayHere, START_MS);
  const tell = (message: WorkerMessage) => worker?.postMessage(message);

  try {
    worker = new Worker(script);
  } catch {
    clearTimeout(timer);
    return createLocalClient(options);
  }
  worker.addEventListener('error', stayHere);
  worker.addEventListener('messageerror', stayHere);
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    if (data.kind === 'ready') clearTimeout(timer);
    else if (isSame(data.state.question, question)) listener(data.state);
  });
  // The page has asked for the entry already; a copy is left for the page's own engine.
  const fetched = started?.response.then((response) => (response.ok ? response.clone().arrayBuffer() : undefined));
  void Promise.resolve(fetched)
    .catch(() => undefined)
    .then((entry) => {
      tell({ kind: 'start', source, snippetLength, scope: started?.scope ?? 'all', entry });
      hasIndex = true;
      if (question) tell({ kind: 'question', question });
    });

  return {
    ask(next) {
      question = next;
      if (local) return local.ask(next);
      if (hasIndex) return tell({ kind: 'question', question: next });
      listener({ status: 'loading', question: next });
    },
    close() {
      clearTimeout(timer);
      question = undefined;
      worker?.terminate();
      worker = undefined;
      local?.close();
    },
  };
}

function isSame(a: SearchQuestion, b: SearchQuestion | undefined): boolean {
  return a.query === b?.query && a.scope === b.scope && a.limit === b.limit && a.further === b.further;
}
