import { decodeLeniently } from '@/lib/decode-leniently';
import type { PageProblem } from './page-problem';

interface FileProblems {
  file: string;
  count: number;
  /** A page that shows the file. */
  href: string | undefined;
}

/** What concerns the page at a path, which has the base path, and which other files have problems. */
export function splitProblems(
  problems: readonly PageProblem[],
  path: string,
): { here: PageProblem[]; elsewhere: FileProblems[] } {
  const page = plain(path);
  const here: PageProblem[] = [];
  const elsewhere = new Map<string, FileProblems>();
  for (const problem of problems) {
    const { file, pages } = problem;
    if (pages.some((one) => plain(one) === page)) {
      here.push(problem);
    } else {
      const count = (elsewhere.get(file)?.count ?? 0) + 1;
      elsewhere.set(file, { file, count, href: pages[0] });
    }
  }
  return { here, elsewhere: [...elsewhere.values()] };
}

/** However much of it is encoded. */
const plain = (path: string) => decodeLeniently(path).replace(/\/$/, '');
