import { createLocalClient, type LocalClientOptions } from './local-client';
import type { SearchClient, SearchQuestion, SearchState } from './search-options';

/** The engine in a worker; on the page's thread after all where no worker can start. */
export function createWorkerClient(options: LocalClientOptions): SearchClient {
  let local: SearchClient | undefined;
  let question: SearchQuestion | undefined;
  let worker: Worker | undefined;

  const stayHere = () => {
    worker?.terminate();
    worker = undefined;
    local ??= createLocalClient(options);
    if (question) local.ask(question);
  };
  try {
    worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', stayHere);
    worker.addEventListener('message', ({ data }: MessageEvent<SearchState>) => {
      if (data.question.query === question?.query && data.question.scope === question.scope) options.listener(data);
    });
    const { source, snippetLength } = options;
    worker.postMessage({ source, snippetLength });
  } catch {
    stayHere();
  }
  return {
    ask(next) {
      question = next;
      if (local) local.ask(next);
      else worker?.postMessage({ question: next });
    },
    close() {
      worker?.terminate();
      local?.close();
    },
  };
}
