import { ISLAND_WORKERS } from '@/lib/bundled-files';
import { checkScript, FILE_LIMIT_MS, RequestError, requestFile } from '@/lib/requests/request-file';
import type { ExamineRequest, ExamineResult } from '@/lib/rules/examine';
import type { INPUT_LIMITS } from '@/lib/rules/rule-list';
import { IS_DEVELOPMENT } from '@/lib/site';
import type { WorkerMessage } from './examine.worker';

/** Limit on an examination. Readers wait for two seconds at most, including the start of the worker and the rendering. */
const TIME_LIMIT_MS = 1500;

export type TesterResult =
  | ExamineResult
  | { kind: 'too-slow' }
  /** The worker crashed or could not be loaded. */
  | { kind: 'failed'; isOutdated?: boolean }
  | ({ kind: 'too-long' } & typeof INPUT_LIMITS);

export type WorkerClient = ReturnType<typeof createWorkerClient>;

/** Examines rules in a worker. A new request replaces the previous one, which then has no result. */
export function createWorkerClient(onResult: (result: TesterResult) => void) {
  /** The latest request, until it has a result. */
  let request: ExamineRequest | undefined;
  let worker: Worker | undefined;
  let isLoaded = false;
  /** Whether the worker's file has been requested once more, until that succeeds or fails. */
  let hasReloaded = false;
  /** Limits the loading of the worker, then the examination. */
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    isLoaded = false;
  };
  const finish = (result: TesterResult) => {
    clearTimeout(timer);
    request = undefined;
    hasReloaded = false;
    onResult(result);
  };
  const fail = (result: TesterResult) => {
    stop();
    finish(result);
  };
  const start = () => {
    worker = IS_DEVELOPMENT
      ? // Next's bundler needs exactly this expression to find and bundle the worker.
        new Worker(new URL('./examine.worker.ts', import.meta.url))
      : new Worker(ISLAND_WORKERS.examine ?? '');
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data !== 'loaded') return finish(data);
      isLoaded = true;
      hasReloaded = false;
      post();
    };
    worker.onerror = () => (isLoaded ? fail({ kind: 'failed' }) : reload());
    timer = setTimeout(reload, FILE_LIMIT_MS);
  };
  const post = () => {
    clearTimeout(timer);
    timer = setTimeout(fail, TIME_LIMIT_MS, { kind: 'too-slow' });
    worker?.postMessage(request);
  };
  /** Requests the worker's file past all caches, which may have a damaged one, and starts it once more. */
  const reload = async () => {
    stop();
    if (hasReloaded) return finish({ kind: 'failed' });
    hasReloaded = true;
    try {
      await requestFile(ISLAND_WORKERS.examine ?? '', checkScript, { cache: 'reload' });
      if (request) start();
    } catch (error) {
      if (request)
        finish({ kind: 'failed', isOutdated: error instanceof RequestError && error.failure === 'outdated' });
    }
  };
  const close = () => {
    stop();
    request = undefined;
  };

  return {
    close,
    send(next: ExamineRequest): void {
      // Only its end interrupts a worker.
      if (request && isLoaded) stop();
      request = next;
      if (isLoaded) post();
      else if (!worker && !hasReloaded) start();
    },
  };
}
