/** `npm run report`: compares the site with a base, for writers and for the comment on a pull request. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { makeReport } from './make-report';
import { renderReport } from './render-report';

const { base, output } = new Command('npm run report --')
  .description('Builds this site and its base, and shows the differences: pages, problems, search ranks, sizes.')
  .option('--base <commit>', 'branch, tag or commit to compare with', 'main')
  .option('--output <folder>', 'folder for report.md and report.json', '.cache/report/latest')
  .parse()
  .opts();
const report = await makeReport(process.cwd(), base);
const markdown = renderReport(report);
await mkdir(output, { recursive: true });
await writeFile(path.join(output, 'report.json'), JSON.stringify(report));
await writeFile(path.join(output, 'report.md'), markdown);
console.log(markdown);
