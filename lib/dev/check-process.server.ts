import type { ChildProcess } from 'node:child_process';
import type { BackgroundCheck, CheckMessage } from './page-problem';

interface Request {
  onProblems: Parameters<BackgroundCheck>[0];
  resolve: (isIndexNew: boolean) => void;
  reject: (error: Error) => void;
}

/**
 * Checks the content in another process, so that this one stays free to refresh pages. The process is kept for the next check,
 * with its caches; if it has ended, the next check starts another.
 *
 * @param start starts the process, which answers each message it gets
 */
export function createCheckProcess(start: () => ChildProcess): BackgroundCheck {
  let child: ChildProcess | undefined;
  let request: Request | undefined;

  const end = (ended: ChildProcess, cause: string) => {
    if (ended !== child) return;
    child = undefined;
    request?.reject(new Error(cause));
  };

  const begin = () => {
    const started = start();
    started.on('message', (message: CheckMessage) => {
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
      child.send('check');
    });
}
