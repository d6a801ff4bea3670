/** `npm run report`: what a change does to the site, for a writer at home and for the comment on a pull request. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseCommand } from '@/lib/setup/parse-command.server';
import { makeReport } from './make-report';
import { renderReport } from './render-report';

const { values } = parseCommand({
  name: 'npm run report',
  summary: 'Builds the site here and at the base, and tells what differs: pages, problems, search ranks, sizes.',
  options: {
    base: { type: 'string', default: 'main', value: 'COMMIT', help: 'branch, tag or commit to compare with' },
    output: { type: 'string', default: '.cache/report/latest', value: 'FOLDER', help: 'for report.md and report.json' },
  },
});
const { output } = values;
const report = await makeReport(process.cwd(), values.base);
const markdown = renderReport(report);
await mkdir(output, { recursive: true });
await writeFile(path.join(output, 'report.json'), JSON.stringify(report));
await writeFile(path.join(output, 'report.md'), markdown);
console.log(markdown);
