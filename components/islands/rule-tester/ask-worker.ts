import type { ParsedRules } from '@/lib/rules/rule-list';
import { MAX_RULES_LENGTH } from '@/lib/rules/tester-state';
import { IS_DEVELOPMENT, ISLAND_WORKERS } from '@/lib/site';
import type { TesterAnswer, TesterQuestion } from './answer-question';
import type { ExamineReply } from './examine.worker';

/** An expression that takes longer has too many ways to match. */
const TIME_LIMIT_MS = 1000;
/** So many slow expressions are found one by one. */
const MOST_SLOW_RULES = 3;

export type OpenQuestion = Omit<TesterQuestion, 'read' | 'slowRules'>;

export interface Asker {
  ask(question: OpenQuestion): void;
  close(): void;
}

/**
 * Has rules examined in workers, one question at a time: while one is being answered, only the newest of the others is kept.
 *
 * @param onAnswer is called with the answer to the newest question
 */
export function createAsker(onAnswer: (answer: TesterAnswer) => void): Asker {
  let current: TesterQuestion | undefined;
  let next: OpenQuestion | undefined;
  let worker: Worker | undefined;
  let yamlWorker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let trying: number | undefined;
  let known: { rules: string; read: ParsedRules } | undefined;

  const stop = () => {
    clearTimeout(timer);
    worker?.terminate();
    yamlWorker?.terminate();
    worker = undefined;
    yamlWorker = undefined;
  };
  const finish = (answer: TesterAnswer) => {
    clearTimeout(timer);
    current = undefined;
    if (next) start(next);
    else onAnswer(answer);
  };
  const start = (question: OpenQuestion) => {
    next = undefined;
    const { length } = question.rules;
    if (length > MAX_RULES_LENGTH) return finish({ kind: 'too-long', count: length });
    post({ ...question, slowRules: [], read: known?.rules === question.rules ? known.read : undefined });
  };
  const post = (question: TesterQuestion) => {
    current = question;
    trying = undefined;
    worker ??= startWorker('examine', take);
    if (worker) worker.postMessage(question);
    else if (IS_DEVELOPMENT) void answerHere(question);
    else finish({ kind: 'failed' });
  };
  const answerHere = async (question: TesterQuestion) => {
    const { answerInPage } = await import('./answer-in-page');
    if (current) finish(answerInPage(question));
  };
  const take = (reply: ExamineReply) => {
    if (reply.kind === 'started') timer = setTimeout(giveUp, TIME_LIMIT_MS);
    else if (reply.kind === 'trying') trying = reply.index;
    else takeAnswer(reply.answer);
  };
  const takeAnswer = (answer: TesterAnswer | { kind: 'needs-yaml' }) => {
    clearTimeout(timer);
    if (answer.kind === 'needs-yaml') readYaml();
    else finish(answer);
  };
  /** Leaves out the expression that was being tried, and asks again. */
  const giveUp = () => {
    stop();
    if (!current) return;
    if (next) start(next);
    else if (trying === undefined || current.slowRules.length >= MOST_SLOW_RULES) finish({ kind: 'too-slow' });
    else post({ ...current, slowRules: [...current.slowRules, trying] });
  };
  const readYaml = () => {
    if (!current) return;
    const { rules } = current;
    yamlWorker ??= startWorker('read-yaml', (read: ParsedRules) => {
      clearTimeout(timer);
      known = { rules: current?.rules ?? '', read };
      if (next) start(next);
      else if (current) post({ ...current, read });
    });
    if (!yamlWorker) return;
    timer = setTimeout(giveUp, TIME_LIMIT_MS * 3);
    yamlWorker.postMessage(rules);
  };
  /** @returns undefined where no worker can start: in development, and in browsers that forbid it */
  function startWorker<Reply>(name: string, onReply: (reply: Reply) => void): Worker | undefined {
    const address = ISLAND_WORKERS[name];
    if (address === undefined) return undefined;
    const started = new Worker(address);
    started.addEventListener('message', ({ data }: MessageEvent<Reply>) => onReply(data));
    started.addEventListener('error', () => {
      stop();
      finish({ kind: 'failed' });
    });
    return started;
  }

  return {
    ask(question) {
      if (current) next = question;
      else start(question);
    },
    close() {
      current = undefined;
      next = undefined;
      stop();
    },
  };
}
