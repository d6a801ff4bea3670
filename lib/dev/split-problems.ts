import { decodeLeniently } from '@/lib/decode-leniently';
import type { PageProblem } from './page-problem';

/** What concerns the page at a path, which has the base path, and which other files have problems. */
export function splitProblems(problems: readonly PageProblem[], path: string) {
  const page = plain(path);
  const here = problems.filter(({ pages }) => pages.some((one) => plain(one) === page));
  /** With a page that shows the file, where there is one. */
  const elsewhere = new Map<string, { file: string; count: number; href: string | undefined }>();
  for (const problem of problems) {
    if (here.includes(problem)) continue;
    const { file, pages } = problem;
    const count = (elsewhere.get(file)?.count ?? 0) + 1;
    elsewhere.set(file, { file, count, href: pages[0] });
  }
  return { here, elsewhere: [...elsewhere.values()] };
}

/** However much of it is encoded. */
const plain = (path: string) => decodeLeniently(path).replace(/\/$/, '');
