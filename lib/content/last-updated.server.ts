import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

declare global {
  var contentUpdateTimes: Promise<ReadonlyMap<string, Date>> | undefined;
}

/**
 * When files below `content/` were last committed, by path from the project's root. Global, because Next evaluates modules
 * again after each edit in development.
 */
export function updateTimes(): Promise<ReadonlyMap<string, Date>> {
  globalThis.contentUpdateTimes ??= readDates();
  return globalThis.contentUpdateTimes;
}

/** One walk through the history for all files: a `git log` for each would take longer than the build. */
async function readDates(): Promise<ReadonlyMap<string, Date>> {
  const found = new Map<string, Date>();
  try {
    // A shallow clone has every file in its oldest commit, whose date says nothing of the file.
    const { stdout: shallow } = await run('git', ['rev-parse', '--is-shallow-repository']);
    if (shallow.trim() === 'true') return found;
    const { stdout } = await run(
      'git',
      ['-c', 'core.quotePath=off', 'log', '--format=@%ct', '--name-only', '--', 'content'],
      {
        maxBuffer: 1 << 28,
      },
    );
    let date = new Date(0);
    for (const line of stdout.split('\n')) {
      if (line.startsWith('@')) date = new Date(Number(line.slice(1)) * 1000);
      else if (line !== '' && !found.has(line)) found.set(line, date);
    }
  } catch {
    // Not a checkout, or no git: pages go without a date.
  }
  return found;
}
