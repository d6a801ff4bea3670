import type { Problem } from '@/lib/errors';

/**
 * A problem of a data file with the place of the first thing that it quotes; as it is when it has a place, or the file says nothing
 * of the kind.
 *
 * @param text the file's JSON
 */
export function placeProblem(problem: Problem, text: string): Problem {
  if (problem.line) return problem;
  for (const [quoted] of problem.what.matchAll(/"[^"]*"/g)) {
    const offset = text.indexOf(quoted);
    if (offset === -1) continue;
    const before = text.slice(0, offset).split('\n');
    return { ...problem, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }
  return problem;
}
