import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

declare global {
  var contentUpdateTimes: Promise<ReadonlyMap<string, Date>> | undefined;
}

/** Returns when each file was last committed. Global, because Next evaluates modules again after each edit in development. */
export function updateTimes(): Promise<ReadonlyMap<string, Date>> {
  globalThis.contentUpdateTimes ??= readDates();
  return globalThis.contentUpdateTimes;
}

/** Reads the whole history with one `git log`, because one call per file would take longer than the build. */
async function readDates(): Promise<ReadonlyMap<string, Date>> {
  const dates = new Map<string, Date>();
  try {
    // The oldest commit of a shallow clone adds every file, so its date isn't the date of any change.
    const { stdout: shallow } = await run('git', ['rev-parse', '--is-shallow-repository']);
    if (shallow.trim() === 'true') return dates;
    const { stdout } = await run(
      'git',
      ['-c', 'core.quotePath=off', 'log', '--format=@%ct', '--name-only', '--', 'content'],
      { maxBuffer: 1 << 28 },
    );
    let date = new Date(0);
    for (const line of stdout.split('\n')) {
      if (line.startsWith('@')) date = new Date(Number(line.slice(1)) * 1000);
      else if (line !== '' && !dates.has(line)) dates.set(line, date);
    }
  } catch {
    // Without git or a repository, pages show no date.
  }
  return dates;
}
