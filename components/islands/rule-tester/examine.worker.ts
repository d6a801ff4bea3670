/** Examines rules off the main thread, so that an examination that takes too long can be stopped with the worker. */
import { type ExamineRequest, type ExamineResult, examine } from '@/lib/rules/examine';

export type ExamineReply =
  | { kind: 'started' }
  /** The regular expression of the rule at `index` is about to run. */
  | { kind: 'regex-started'; index: number }
  | { kind: 'result'; result: ExamineResult };

const reply = (message: ExamineReply) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ExamineRequest>) => {
  reply({ kind: 'started' });
  const result = examine(data, (index) => reply({ kind: 'regex-started', index }));
  reply({ kind: 'result', result });
});
