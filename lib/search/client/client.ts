/** The searches of a page. They share one thread: a worker, or the page's own where no worker can start. */
import { forgetDamaged } from '@/lib/offline/forget-damaged';
import { SEARCH_WORKER } from '@/lib/site';
import {
  failureOfFetch,
  type SearchListener,
  type SearchQuestion,
  type SearchScope,
  type SearchSource,
  type WorkerMessage,
  type WorkerReply,
} from './types';

declare global {
  /** The page's script and the island are bundles of their own, which share no modules. */
  var searchWorker: Worker | undefined;
}

/** A worker that has not answered by then never will. */
const START_MS = 15_000;

type Tell = (message: WorkerMessage) => void;

const searches = new Map<number, { question: SearchQuestion; listener: SearchListener }>();
let lastId = 0;
let thread: Promise<Tell> | undefined;
/** The thread runs, so an answer is a few frames away. */
let isRunning = false;

/** Starts the worker, once, and has it request the entry of the index. */
export function startWorker(source: SearchSource, scope: SearchScope): void {
  if (!SEARCH_WORKER || globalThis.searchWorker) return;
  const worker = new Worker(SEARCH_WORKER);
  globalThis.searchWorker = worker;
  worker.onerror = () => {
    globalThis.searchWorker = undefined;
  };
  const message: WorkerMessage = { kind: 'prepare', source, scope };
  worker.postMessage(message);
}

/** @param listener is told about the last question only */
export function createSearchClient(source: SearchSource, listener: SearchListener) {
  const id = ++lastId;
  return {
    ask(question: SearchQuestion): void {
      searches.set(id, { question, listener });
      const isLast = () => searches.get(id)?.question === question;
      if (!isRunning) listener({ status: 'loading', question });
      thread ??= openThread();
      thread.then(
        (tell) => {
          isRunning = true;
          if (isLast()) tell({ kind: 'question', id, source, question });
        },
        () => {
          // The next question tries again.
          thread = undefined;
          if (isLast()) listener({ status: 'failed', question, failure: failureOfFetch() });
        },
      );
    },
    close(): void {
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
      const response = await fetch(SEARCH_WORKER, { cache: 'reload' }).catch(() => undefined);
      const tell = response?.ok && (await openWorker().catch(() => undefined));
      if (tell) return tell;
    }
  }
  // Its code is loaded for this alone: nearly all readers have it in a worker.
  const { createReceiver } = await import('./engine');
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
  const { query, scope, limit } = reply.state.question;
  if (query === question?.query && scope === question.scope && limit === question.limit) listener?.(reply.state);
}
