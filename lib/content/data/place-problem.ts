import type { Problem } from '@/lib/errors';
import { positionAt } from '@/lib/text-position';

/**
 * A problem of a data file with the place of the first thing that it quotes; as it is when it has a place, or the file says nothing
 * of the kind.
 *
 * @param text the file's; in JSON what is quoted has quotation marks, in YAML none
 */
export function placeProblem(problem: Problem, text: string): Problem {
  if (problem.line) return problem;
  const offset = [...problem.what.matchAll(/"([^"]*)"/g)]
    .map(([inMarks, quoted = '']) => text.indexOf(problem.file.endsWith('.json') ? inMarks : quoted))
    .find((found) => found !== -1);
  return offset === undefined ? problem : { ...problem, ...positionAt(text, offset) };
}
