import { createPageClient } from './page-client';
import type { ClientOptions, SearchClient, SearchQuestion } from './search-options';
import { startWorker } from './start-worker';
import type { WorkerMessage, WorkerReply } from './worker-messages';

/** A worker that has not answered by then never will. */
const START_MS = 15_000;

/**
 * The engine in a worker, which starts with the first question, or at once where the index is on its way already; on the
 * page's thread after all where no worker can start.
 */
export function createWorkerClient(options: ClientOptions): SearchClient {
  const { source, snippetLength, started, listener } = options;
  let worker: Worker | undefined;
  let fallback: SearchClient | undefined;
  let question: SearchQuestion | undefined;
  let hasIndex = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (message: WorkerMessage) => worker?.postMessage(message);
  const end = () => {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
  };
  const stayHere = () => {
    end();
    if (fallback) return;
    fallback = createPageClient(options);
    if (question) fallback.ask(question);
  };
  const start = () => {
    const own = started?.worker ?? startWorker();
    if (!own) return stayHere();
    worker = own.worker;
    void own.broken.then(stayHere);
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
        if (!worker) return;
        timer = setTimeout(stayHere, START_MS);
        tell({ kind: 'start', source, snippetLength, scope: started?.scope ?? 'all', entry });
        hasIndex = true;
        if (question) tell({ kind: 'question', question });
      });
  };
  if (started) start();

  return {
    ask(next) {
      question = next;
      if (!worker && !fallback) start();
      if (fallback) return fallback.ask(next);
      if (hasIndex) return tell({ kind: 'question', question: next });
      listener({ status: 'loading', question: next });
    },
    close() {
      question = undefined;
      end();
      fallback?.close();
    },
  };
}

function isSame(a: SearchQuestion, b: SearchQuestion | undefined): boolean {
  return a.query === b?.query && a.scope === b.scope && a.limit === b.limit && a.further === b.further;
}
