/** Something in a file that a writer can fix. */
export interface Problem {
  /**
   * `error`: the page can't be built. `warning`: the page can be built, but `npm run check` fails. `state`: a missing or
   * outdated translation, which the site shows to readers by design and which fails nothing.
   */
  severity: 'error' | 'warning' | 'state';
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** 1-based. Absent when the problem concerns the whole file. */
  line?: number | undefined;
  /** 1-based. */
  column?: number | undefined;
  /** What is wrong, as a clause without a final period. */
  message: string;
  /** What to do, as a sentence. */
  fix: string;
}

type Location = string | Pick<Problem, 'file' | 'line' | 'column'>;

const createProblem =
  (severity: Problem['severity']) =>
  (location: Location, message: string, fix: string): Problem => ({
    severity,
    ...(typeof location === 'string' ? { file: location } : location),
    message,
    fix,
  });

export const errorAt = createProblem('error');
export const warningAt = createProblem('warning');
export const stateAt = createProblem('state');

/** Separates the faults, which `npm run check` fails for, from the states. */
export function separateStates(problems: readonly Problem[]): { faults: Problem[]; states: Problem[] } {
  const isState = ({ severity }: Problem) => severity === 'state';
  return { faults: problems.filter((problem) => !isState(problem)), states: problems.filter(isState) };
}

/** Counts files rather than states, because a translation can be behind in several ways. */
export function countTranslations(states: readonly Problem[]): string {
  return pluralize(new Set(states.map(({ file }) => file)).size, 'translation to update', 'translations to update');
}

/** `1 problem`, `2 problems` */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Contains all problems of a run. Has no stack trace, because the code in it doesn't concern writers. */
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
  return `${formatPlace(problem)} — ${problem.message}. ${problem.fix}`;
}

/** Formats all problems, sorted and without duplicates, one per line. */
export function formatProblems(problems: readonly Problem[]): string {
  return sortProblems(problems).map(formatProblem).join('\n');
}

/** Formats problems as GitHub workflow commands. */
export function formatAnnotations(problems: readonly Problem[]): string {
  return sortProblems(problems)
    .map(({ severity, file, line, column, message, fix }) => {
      const properties = [`file=${escapeProperty(file)}`, line && `line=${line}`, line && column && `col=${column}`];
      const command = severity === 'state' ? 'notice' : severity;
      return `::${command} ${properties.filter(Boolean).join(',')}::${escapeData(`${message}. ${fix}`)}`;
    })
    .join('\n');
}

/** Sorts problems by file, line and column, and removes duplicates. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...unique.values()].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compareText(a.message, b.message),
  );
}

/** Compares by code units, so that the order doesn't depend on the machine's language. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
