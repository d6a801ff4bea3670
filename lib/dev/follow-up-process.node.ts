import type { ChildProcess } from 'node:child_process';
import { type FollowUp, FollowUpMessage } from './follow-up';
import type { PageProblem } from './page-problem';

interface Request {
  onProblems: (problems: readonly PageProblem[]) => void;
  resolve: (isIndexNew: boolean) => void;
  reject: (error: Error) => void;
}

/**
 * Follows up in a process of its own, so that this one is always free to tell Next of edits. It lives on for the next time,
 * with what it knows; when it has ended, the next time starts another.
 *
 * @param start starts the process, which answers each message it gets
 */
export function followUpProcess(start: () => ChildProcess): FollowUp {
  let child: ChildProcess | undefined;
  let request: Request | undefined;

  const end = (ended: ChildProcess, cause: string) => {
    if (ended !== child) return;
    child = undefined;
    request?.reject(new Error(cause));
  };

  const begin = () => {
    const started = start();
    started.on('message', (data) => {
      const message = FollowUpMessage.parse(data);
      if ('problems' in message) request?.onProblems(message.problems);
      else request?.resolve(message.isIndexNew);
    });
    started.on('error', ({ message }) => end(started, message));
    started.on('exit', (code, signal) => end(started, `its process ended with ${signal ?? `status ${code}`}`));
    return started;
  };

  return (onProblems) =>
    new Promise((resolve, reject) => {
      request = { onProblems, resolve, reject };
      child ??= begin();
      child.send('follow up');
    });
}
