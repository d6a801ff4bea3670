import type { Problem } from '@/lib/errors';
import { positionAt } from '@/lib/text-position';

/**
 * Adds to a problem without a line the position of the first value that its text quotes and the file contains. JSON
 * contains the value with its quotation marks, YAML without.
 */
export function addPosition(problem: Problem, text: string): Problem {
  if (problem.line) return problem;
  const offset = [...problem.message.matchAll(/"([^"]*)"/g)]
    .map(([quoted, value = '']) => text.indexOf(problem.file.endsWith('.json') ? quoted : value))
    .find((index) => index !== -1);
  return offset === undefined ? problem : { ...problem, ...positionAt(text, offset) };
}
