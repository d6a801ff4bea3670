import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { makeReport } from '@/lib/report/make-report.node';
import { renderReport } from '@/lib/report/render-report';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'main' },
    output: { type: 'string', default: '.cache/report/latest' },
    'no-pictures': { type: 'boolean', default: false },
  },
});
const pictures = values['no-pictures'] ? undefined : values.output;
const report = await makeReport({ root: process.cwd(), base: values.base, pictures });
const markdown = renderReport(report, { picturesUrl: pictures && '.' });
await mkdir(values.output, { recursive: true });
await writeFile(`${values.output}/report.json`, JSON.stringify(report));
await writeFile(`${values.output}/report.md`, markdown);
console.log(markdown);
