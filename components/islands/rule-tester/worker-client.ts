import type { ParsedRules } from '@/lib/rules/rule-list';
import { MAX_RULES_LENGTH } from '@/lib/rules/tester-state';
import { IS_DEVELOPMENT, ISLAND_WORKERS } from '@/lib/site';
import type { ExamineReply } from './examine.worker';
import type { TesterRequest, TesterResult } from './examine-pasted-rules';

/** Longer runs are treated as catastrophic backtracking. */
const TIME_LIMIT_MS = 1000;
/** Slow regular expressions are skipped one by one up to this number; then the client gives up. */
const MAX_SLOW_RULES = 3;

export type ClientRequest = Omit<TesterRequest, 'parsedYaml' | 'slowRules'>;

export interface WorkerClient {
  send(request: ClientRequest): void;
  close(): void;
}

/**
 * Examines rules in workers, one request at a time. Of the requests that arrive in the meantime, only the latest is kept.
 *
 * @param onResult called with the result of the latest request
 */
export function createWorkerClient(onResult: (result: TesterResult) => void): WorkerClient {
  let current: TesterRequest | undefined;
  let next: ClientRequest | undefined;
  let worker: Worker | undefined;
  let yamlWorker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let runningRule: number | undefined;
  let yamlCache: { rules: string; parsed: ParsedRules } | undefined;

  const terminateWorkers = () => {
    clearTimeout(timer);
    worker?.terminate();
    yamlWorker?.terminate();
    worker = undefined;
    yamlWorker = undefined;
  };
  const finish = (result: TesterResult) => {
    clearTimeout(timer);
    current = undefined;
    if (next) start(next);
    else onResult(result);
  };
  const start = (request: ClientRequest) => {
    next = undefined;
    const { length } = request.rules;
    if (length > MAX_RULES_LENGTH) return finish({ kind: 'too-long', count: length });
    post({ ...request, slowRules: [], parsedYaml: yamlCache?.rules === request.rules ? yamlCache.parsed : undefined });
  };
  const post = (request: TesterRequest) => {
    current = request;
    runningRule = undefined;
    worker ??= startWorker('examine', handleReply);
    if (worker) worker.postMessage(request);
    else if (IS_DEVELOPMENT) void examineOnMainThread(request);
    else finish({ kind: 'failed' });
  };
  const examineOnMainThread = async (request: TesterRequest) => {
    const { examineWithoutWorker } = await import('./examine-without-worker');
    if (current) finish(examineWithoutWorker(request));
  };
  const handleReply = (reply: ExamineReply) => {
    if (reply.kind === 'started') timer = setTimeout(handleTimeout, TIME_LIMIT_MS);
    else if (reply.kind === 'regex-started') runningRule = reply.index;
    else handleResult(reply.result);
  };
  const handleResult = (result: TesterResult | { kind: 'needs-yaml' }) => {
    clearTimeout(timer);
    if (result.kind === 'needs-yaml') parseYaml();
    else finish(result);
  };
  /** Repeats the request without the regular expression that was running. */
  const handleTimeout = () => {
    terminateWorkers();
    if (!current) return;
    if (next) start(next);
    else if (runningRule === undefined || current.slowRules.length >= MAX_SLOW_RULES) finish({ kind: 'too-slow' });
    else post({ ...current, slowRules: [...current.slowRules, runningRule] });
  };
  const parseYaml = () => {
    if (!current) return;
    const { rules } = current;
    yamlWorker ??= startWorker('read-yaml', (parsed: ParsedRules) => {
      clearTimeout(timer);
      yamlCache = { rules: current?.rules ?? '', parsed };
      if (next) start(next);
      else if (current) post({ ...current, parsedYaml: parsed });
    });
    if (!yamlWorker) return;
    timer = setTimeout(handleTimeout, TIME_LIMIT_MS * 3);
    yamlWorker.postMessage(rules);
  };
  /** @returns undefined in development, which has no worker files */
  function startWorker<Reply>(name: string, onReply: (reply: Reply) => void): Worker | undefined {
    const address = ISLAND_WORKERS[name];
    if (address === undefined) return undefined;
    const started = new Worker(address);
    started.addEventListener('message', ({ data }: MessageEvent<Reply>) => onReply(data));
    started.addEventListener('error', () => {
      terminateWorkers();
      finish({ kind: 'failed' });
    });
    return started;
  }

  return {
    send(request) {
      if (current) next = request;
      else start(request);
    },
    close() {
      current = undefined;
      next = undefined;
      terminateWorkers();
    },
  };
}
