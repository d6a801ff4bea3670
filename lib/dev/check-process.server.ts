import type { ChildProcess } from 'node:child_process';
import type { PageProblem } from './problems';

/** Messages of the check process: first the problems, then whether the search index has changed. */
export type CheckMessage = { problems: readonly PageProblem[] } | { isIndexNew: boolean };

/**
 * Checks the content and builds its search index.
 *
 * @param onProblems called as soon as the problems are known, also when there are none
 * @returns whether the index has changed, so that pages must be refreshed; rejects when the check fails
 */
export type BackgroundCheck = (onProblems: (problems: readonly PageProblem[]) => void) => Promise<boolean>;

interface Request {
  onProblems: Parameters<BackgroundCheck>[0];
  resolve: (isIndexNew: boolean) => void;
  reject: (error: Error) => void;
}

/**
 * Creates a check that runs in a child process, so that this process stays free to refresh pages. The child process and
 * its caches stay alive between checks. If it has exited, the next check starts a new one.
 *
 * @param start starts the child process, which runs a check for each message and sends `CheckMessage`s
 */
export function createCheckProcess(start: () => ChildProcess): BackgroundCheck {
  let child: ChildProcess | undefined;
  let request: Request | undefined;

  const onExit = (exited: ChildProcess, cause: string) => {
    if (exited !== child) return;
    child = undefined;
    request?.reject(new Error(cause));
  };

  const startChild = () => {
    const started = start();
    started.on('message', (message: CheckMessage) => {
      if ('problems' in message) request?.onProblems(message.problems);
      else request?.resolve(message.isIndexNew);
    });
    started.on('error', ({ message }) => onExit(started, message));
    started.on('exit', (code, signal) => onExit(started, `its process ended with ${signal ?? `status ${code}`}`));
    return started;
  };

  return (onProblems) =>
    new Promise((resolve, reject) => {
      request = { onProblems, resolve, reject };
      child ??= startChild();
      child.send('check');
    });
}
