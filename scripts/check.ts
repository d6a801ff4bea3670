import { Command } from '@commander-js/extra-typings';
import { checkContent } from '@/lib/check/check-content.server';
import { countTranslations, formatAnnotations, formatProblems, pluralize, separateStates } from '@/lib/errors';
import { setProductionMode } from '@/lib/setup/run.server';
import { RUNS_IN_GITHUB_ACTIONS } from '@/lib/site';

new Command('npm run check --')
  .description(
    'Checks the content: links, anchors, terms, configuration keys. Fails for problems, but not for missing or outdated translations, which it lists.',
  )
  .parse();
setProductionMode();
console.error('Checking the content …');
const { problems, pages } = await checkContent(process.cwd());
const { faults, states } = separateStates(problems);
if (RUNS_IN_GITHUB_ACTIONS && problems.length > 0) console.log(formatAnnotations(problems));
if (states.length > 0) console.log(`${formatProblems(states)}\n\n${countTranslations(states)}.`);
if (faults.length === 0) {
  console.log(`${pages} pages, no problems.`);
} else {
  console.error(formatProblems(faults));
  console.error(`\n${pluralize(faults.length, 'problem')} in ${pages} pages.`);
  process.exitCode = 1;
}
