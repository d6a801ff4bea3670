import { decodeLeniently } from '@/lib/decode-leniently';
import type { PageProblem } from './problems';

/**
 * Separates the problems of a page from those of other files, which are counted by file.
 *
 * @param path the page's path with the base path
 */
export function splitProblems(problems: readonly PageProblem[], path: string) {
  const page = normalize(path);
  const here = problems.filter(({ pages }) => pages.some((candidate) => normalize(candidate) === page));
  /** By file, with a page that shows the file, if any. */
  const elsewhere = new Map<string, { file: string; count: number; href: string | undefined }>();
  for (const problem of problems) {
    if (here.includes(problem)) continue;
    const { file, pages } = problem;
    const count = (elsewhere.get(file)?.count ?? 0) + 1;
    elsewhere.set(file, { file, count, href: pages[0] });
  }
  return { here, elsewhere: [...elsewhere.values()] };
}

/** Makes fully, partly and not encoded paths comparable. */
const normalize = (path: string) => decodeLeniently(path).replace(/\/$/, '');
