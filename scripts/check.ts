import { checkContent } from '@/lib/content/check.node';
import { formatAnnotations, formatProblems } from '@/lib/errors';
import { forProduction } from '@/lib/setup/for-production';
import { RUNS_IN_GITHUB_ACTIONS } from '@/lib/site';

forProduction();
const { problems, pages } = await checkContent(process.cwd());
if (problems.length === 0) {
  console.log(`${pages} pages, no problems.`);
} else {
  console.error(formatProblems(problems));
  if (RUNS_IN_GITHUB_ACTIONS) console.log(formatAnnotations(problems));
  console.error(`\n${problems.length} problem${problems.length === 1 ? '' : 's'} in ${pages} pages.`);
  process.exitCode = 1;
}
