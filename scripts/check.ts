import { Command } from '@commander-js/extra-typings';
import { checkContent } from '@/lib/check/check-content.server';
import { formatAnnotations, formatProblems } from '@/lib/errors';
import { setProductionMode } from '@/lib/setup/run.server';
import { RUNS_IN_GITHUB_ACTIONS } from '@/lib/site';

new Command('npm run check --')
  .description(
    'Checks the content: links, anchors, translations, terms, configuration keys. Fails when there are problems.',
  )
  .parse();
setProductionMode();
console.error('Checking the content …');
const { problems, pages } = await checkContent(process.cwd());
if (problems.length === 0) {
  console.log(`${pages} pages, no problems.`);
} else {
  console.error(formatProblems(problems));
  if (RUNS_IN_GITHUB_ACTIONS) console.log(formatAnnotations(problems));
  console.error(`\n${problems.length} problem${problems.length === 1 ? '' : 's'} in ${pages} pages.`);
  process.exitCode = 1;
}
