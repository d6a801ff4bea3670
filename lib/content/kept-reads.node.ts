import { statSync } from 'node:fs';

/** @returns what the file at an absolute path was read to */
export type KeptReads<Result> = (place: string, read: () => Result) => Result;

/**
 * Keeps what files were read to, until they change: in development that is one of thousands. Without promises, of which
 * React's development mode follows each. What is not there is not kept.
 */
export function keepReads<Result>(): KeptReads<Result> {
  const known = new Map<string, { stamp: string; result: Result }>();
  return (place, read) => {
    const stats = statSync(place, { throwIfNoEntry: false });
    if (!stats) return read();
    const stamp = `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
    const last = known.get(place);
    if (last?.stamp === stamp) return last.result;
    const result = read();
    known.set(place, { stamp, result });
    return result;
  };
}
