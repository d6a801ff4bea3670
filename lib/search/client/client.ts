/** The searches of a page. They share one thread: a worker, or the page's own where no worker can start. */
import { forgetDamaged } from '@/lib/offline/forget-damaged';
import { SEARCH_WORKER } from '@/lib/site';
import {
  failureOfFetch,
  type SearchClient,
  type SearchListener,
  type SearchQuestion,
  type SearchSource,
  type WorkerMessage,
  type WorkerReply,
} from './types';

/** A worker that has not answered by then never will. */
const START_MS = 15_000;

type Tell = (message: WorkerMessage) => void;

const searches = new Map<number, { question: SearchQuestion; listener: SearchListener }>();
let lastId = 0;
let thread: Promise<Tell> | undefined;

export function createSearchClient(source: SearchSource, listener: SearchListener): SearchClient {
  const id = ++lastId;
  return {
    ask(question) {
      searches.set(id, { question, listener });
      thread ??= openThread();
      thread.then(
        (tell) => {
          if (searches.get(id)?.question === question) tell({ kind: 'question', id, source, question });
        },
        () => {
          // The next question tries again.
          thread = undefined;
          if (searches.get(id)?.question === question)
            listener({ status: 'failed', question, failure: failureOfFetch() });
        },
      );
    },
    close() {
      searches.delete(id);
      thread?.then(
        (tell) => tell({ kind: 'close', id }),
        () => undefined,
      );
    },
  };
}

async function openThread(): Promise<Tell> {
  if (SEARCH_WORKER) {
    try {
      return await openWorker();
    } catch {
      // A damaged script would come from the browser's cache for as long as a year.
      await forgetDamaged(SEARCH_WORKER);
      const isThere = await fetch(SEARCH_WORKER, { cache: 'reload' }).then(
        ({ ok }) => ok,
        () => false,
      );
      const tell = isThere && (await openWorker().catch(() => undefined));
      if (tell) return tell;
    }
  }
  // Its code is loaded for this alone: nearly all readers have it in a worker.
  const { createReceiver } = await import('./receiver');
  return createReceiver(receive);
}

/** Resolves when the worker runs, which `startWorker` may have started. */
function openWorker(): Promise<Tell> {
  return new Promise((resolve, reject) => {
    const worker = globalThis.searchWorker ?? new Worker(SEARCH_WORKER);
    const tell: Tell = (message) => worker.postMessage(message);
    const fail = () => {
      clearTimeout(timer);
      globalThis.searchWorker = undefined;
      worker.terminate();
      reject();
    };
    const timer = setTimeout(fail, START_MS);
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      if (data.kind === 'state') return receive(data);
      clearTimeout(timer);
      worker.removeEventListener('error', fail);
      resolve(tell);
    });
    tell({ kind: 'ping' });
  });
}

function receive(reply: WorkerReply): void {
  if (reply.kind !== 'state') return;
  const { question, listener } = searches.get(reply.id) ?? {};
  if (listener && isSame(reply.state.question, question)) listener(reply.state);
}

function isSame(a: SearchQuestion, b: SearchQuestion | undefined): boolean {
  return a.query === b?.query && a.scope === b.scope && a.limit === b.limit;
}
