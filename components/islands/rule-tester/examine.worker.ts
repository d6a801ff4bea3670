/** Reads and applies rules apart from the page: an expression that never ends is stopped with the worker. */
import { answerQuestion, type TesterQuestion } from './answer-question';

export type ExamineReply =
  | { kind: 'started' }
  /** An expression is being tried. */
  | { kind: 'trying'; index: number }
  | { kind: 'answer'; answer: ReturnType<typeof answerQuestion> };

const reply = (message: ExamineReply) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<TesterQuestion>) => {
  reply({ kind: 'started' });
  const answer = answerQuestion(data, (index) => reply({ kind: 'trying', index }));
  reply({ kind: 'answer', answer });
});
