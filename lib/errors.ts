/**
 * What goes wrong in content, and how it is said. Owns: the shape, order and wording frame of writers' errors.
 * Anyone may import it; it reads no files and never exits the process.
 */

/** A mistake in a file that a writer can fix, in three parts: where, what, and what to do. */
export interface Problem {
  /** `error`: the page cannot be built. `warning`: it can, but `npm run check` fails. */
  severity: 'error' | 'warning';
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** 1-based, in the file as the writer sees it (front matter counted). Absent when the whole file is meant. */
  line?: number | undefined;
  /** 1-based. */
  column?: number | undefined;
  /** What is wrong, as a clause without final full stop. */
  what: string;
  /** What to do about it, as a sentence. */
  cure: string;
}

/** What a problem is about: a file, or a place in it. */
type Where = string | Pick<Problem, 'file' | 'line' | 'column'>;

const problemOf =
  (severity: Problem['severity']) =>
  (where: Where, what: string, cure: string): Problem => ({
    severity,
    ...(typeof where === 'string' ? { file: where } : where),
    what,
    cure,
  });

export const errorAt = problemOf('error');
export const warningAt = problemOf('warning');

/** Tells every problem of a run, without a stack: a writer has nothing to do with the code in it. */
export class ContentError extends Error {
  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.name = 'ContentError';
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** `path:line:column` */
export function formatPlace({ file, line, column }: Problem): string {
  return [file, line, line && column].filter(Boolean).join(':');
}

/** `path:line:column — what is wrong. What to do.` */
export function formatProblem(problem: Problem): string {
  return `${formatPlace(problem)} — ${problem.what}. ${problem.cure}`;
}

/** All problems, by file, line and column, each once, one a line. */
export function formatProblems(problems: readonly Problem[]): string {
  return sortProblems(problems).map(formatProblem).join('\n');
}

/** Errors, or warnings when there are none: most warnings follow from errors, such as links to a page that can't be built. */
export function selectMostUrgent(problems: readonly Problem[]): readonly Problem[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return errors.length > 0 ? errors : problems;
}

/** The problems as GitHub workflow commands, which show as annotations on the changed lines. */
export function formatAnnotations(problems: readonly Problem[]): string {
  return sortProblems(problems)
    .map((problem) => {
      const place = [`file=${escapeProperty(problem.file)}`];
      if (problem.line) place.push(`line=${problem.line}`);
      if (problem.line && problem.column) place.push(`col=${problem.column}`);
      return `::${problem.severity} ${place.join(',')}::${escapeData(`${problem.what}. ${problem.cure}`)}`;
    })
    .join('\n');
}

/** Sorted by place and without repetitions. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...unique.values()].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compareText(a.what, b.what),
  );
}

/** Code-unit order: the same on every machine, whatever its language. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
