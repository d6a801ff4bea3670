import type { Problem } from '@/lib/errors';
import { positionAt } from '@/lib/text-position';

/**
 * A problem of a data file with the place of the first thing that it quotes, if it has no place yet and the file has that thing:
 * in JSON with quotation marks, in YAML without.
 */
export function placeProblem(problem: Problem, text: string): Problem {
  if (problem.line) return problem;
  const offset = [...problem.what.matchAll(/"([^"]*)"/g)]
    .map(([inMarks, quoted = '']) => text.indexOf(problem.file.endsWith('.json') ? inMarks : quoted))
    .find((found) => found !== -1);
  return offset === undefined ? problem : { ...problem, ...positionAt(text, offset) };
}
