import type { ExamineRequest, ExamineResult } from '@/lib/rules/examine';
import { MAX_RULES_LENGTH } from '@/lib/rules/rule-list';
import { IS_DEVELOPMENT, ISLAND_WORKERS } from '@/lib/site';
import type { ExamineReply } from './examine.worker';

/** Longer runs of regular expressions are treated as catastrophic backtracking. */
const TIME_LIMIT_MS = 1000;
/** Slow regular expressions are skipped one by one up to this number; then the client gives up. */
const MAX_SLOW_RULES = 3;

export type TesterResult = ExamineResult | { kind: 'too-slow' | 'failed' } | { kind: 'too-long'; count: number };

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
  let timer: ReturnType<typeof setTimeout> | undefined;
  let runningRule = 0;

  const terminateWorker = () => {
    stopTimer();
    worker?.terminate();
    worker = undefined;
  };
  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const finish = (result: TesterResult) => {
    stopTimer();
    current = undefined;
    if (next) start(next);
    else onResult(result);
  };
  const start = (request: ExamineRequest) => {
    next = undefined;
    const { length } = request.rules;
    if (length > MAX_RULES_LENGTH) return finish({ kind: 'too-long', count: length });
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
    started.addEventListener('error', () => {
      terminateWorker();
      finish({ kind: 'failed' });
    });
    return started;
  };
  const handleReply = (reply: ExamineReply) => {
    if (reply.kind === 'result') return finish(reply.result);
    runningRule = reply.index;
    timer ??= setTimeout(handleTimeout, TIME_LIMIT_MS);
  };
  /** Repeats the request without the regular expression that was running. */
  const handleTimeout = () => {
    terminateWorker();
    if (!current) return;
    const { slowRules = [] } = current;
    if (next) start(next);
    else if (slowRules.length >= MAX_SLOW_RULES) finish({ kind: 'too-slow' });
    else start({ ...current, slowRules: [...slowRules, runningRule] });
  };

  return {
    send(request: ExamineRequest): void {
      if (current) next = request;
      else start(request);
    },
    close(): void {
      current = undefined;
      next = undefined;
      terminateWorker();
    },
  };
}
