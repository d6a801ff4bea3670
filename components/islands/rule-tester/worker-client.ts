import { ISLAND_WORKERS } from '@/lib/bundled-files';
import { checkScript, FILE_LIMIT_MS, RequestError, requestFile } from '@/lib/requests/request-file';
import type { ExamineRequest, ExamineResult } from '@/lib/rules/examine';
import { findExcess, type INPUT_LIMITS } from '@/lib/rules/rule-list';
import { IS_DEVELOPMENT } from '@/lib/site';
import type { ExamineReply } from './examine.worker';

/** Limit on an examination. Readers wait for two seconds at most, including the start of the worker and the rendering. */
const TIME_LIMIT_MS = 1500;
/** Limit on an examination that a newer request waits for. */
const OUTDATED_TIME_LIMIT_MS = 100;
/** A regular expression that runs longer is treated as catastrophic backtracking and skipped. */
const REGEX_TIME_LIMIT_MS = 500;

export type TesterResult =
  | ExamineResult
  | { kind: 'too-slow' }
  /** The worker crashed or could not be loaded. */
  | { kind: 'failed'; isOutdated?: boolean }
  | ({ kind: 'too-long' } & typeof INPUT_LIMITS);

export type WorkerClient = ReturnType<typeof createWorkerClient>;

/**
 * Examines rules in a worker, one request at a time. Of the requests that arrive in the meantime, only the latest is kept.
 *
 * @param onResult called with the result of the latest request
 */
export function createWorkerClient(onResult: (result: TesterResult) => void) {
  let current: ExamineRequest | undefined;
  let next: ExamineRequest | undefined;
  let worker: Worker | undefined;
  /** Undefined until the worker has loaded and started the examination. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let regexTimer: ReturnType<typeof setTimeout> | undefined;
  /** Set until the worker has loaded. */
  let loadTimer: ReturnType<typeof setTimeout> | undefined;
  let hasReloaded = false;

  const terminateWorker = () => {
    clearTimeout(regexTimer);
    clearTimeout(loadTimer);
    loadTimer = undefined;
    worker?.terminate();
    worker = undefined;
  };
  const finish = (result: TesterResult) => {
    clearTimeout(timer);
    clearTimeout(regexTimer);
    timer = undefined;
    hasReloaded = false;
    current = undefined;
    if (next) start(next);
    else onResult(result);
  };
  const start = (request: ExamineRequest) => {
    next = undefined;
    const excess = findExcess(request);
    if (excess) finish({ kind: 'too-long', ...excess });
    else post(request);
  };
  const post = (request: ExamineRequest) => {
    current = request;
    worker ??= startWorker();
    worker.postMessage(request);
  };
  const startWorker = (): Worker => {
    const started = IS_DEVELOPMENT
      ? // Next's bundler needs exactly this expression to find and bundle the worker.
        new Worker(new URL('./examine.worker.ts', import.meta.url))
      : new Worker(ISLAND_WORKERS.examine ?? '');
    started.addEventListener('message', ({ data }: MessageEvent<ExamineReply>) => handleReply(data));
    started.addEventListener('error', () => (loadTimer === undefined ? stop('failed') : reloadWorker()));
    loadTimer = setTimeout(reloadWorker, FILE_LIMIT_MS);
    return started;
  };
  /** Requests the worker's file past all caches, which may have a damaged one, and starts it once more. */
  const reloadWorker = async () => {
    terminateWorker();
    if (hasReloaded) return stop('failed');
    hasReloaded = true;
    try {
      await requestFile(ISLAND_WORKERS.examine ?? '', checkScript, { cache: 'reload' });
      if (current) post(current);
    } catch (error) {
      if (current)
        finish({ kind: 'failed', isOutdated: error instanceof RequestError && error.failure === 'outdated' });
    }
  };
  const handleReply = (reply: ExamineReply) => {
    switch (reply.kind) {
      case 'started':
        clearTimeout(loadTimer);
        loadTimer = undefined;
        if (timer === undefined) stopAfter(next ? OUTDATED_TIME_LIMIT_MS : TIME_LIMIT_MS);
        break;
      case 'regex-started':
        clearTimeout(regexTimer);
        regexTimer = setTimeout(skipRule, REGEX_TIME_LIMIT_MS, reply.index);
        break;
      case 'result':
        finish(reply.result);
    }
  };
  const stopAfter = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(stop, delayMs, 'too-slow');
  };
  const stop = (kind: 'too-slow' | 'failed') => {
    terminateWorker();
    finish({ kind });
  };
  /** Repeats the request without the rule, within the same limit. */
  const skipRule = (index: number) => {
    terminateWorker();
    if (current) post({ ...current, slowRules: [...(current.slowRules ?? []), index] });
  };

  return {
    send(request: ExamineRequest): void {
      if (current) {
        next = request;
        if (timer !== undefined) stopAfter(OUTDATED_TIME_LIMIT_MS);
      } else start(request);
    },
    close(): void {
      clearTimeout(timer);
      current = undefined;
      next = undefined;
      terminateWorker();
    },
  };
}
