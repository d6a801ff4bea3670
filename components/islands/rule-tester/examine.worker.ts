/** Examines rules off the main thread, so that a regular expression that never ends can be stopped with the worker. */
import { examinePastedRules, type TesterRequest } from './examine-pasted-rules';

export type ExamineReply =
  | { kind: 'started' }
  /** The regular expression of the rule at `index` is about to run. */
  | { kind: 'regex-started'; index: number }
  | { kind: 'result'; result: ReturnType<typeof examinePastedRules> };

const reply = (message: ExamineReply) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<TesterRequest>) => {
  reply({ kind: 'started' });
  const result = examinePastedRules(data, (index) => reply({ kind: 'regex-started', index }));
  reply({ kind: 'result', result });
});
