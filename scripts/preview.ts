/** For the workflow: `PULL-REQUEST BASE` builds the preview of a pull request into `out/`, with its report. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { previewAddress, REPORT_FOLDER } from '@/lib/publish/preview-address';
import { run } from '@/lib/setup/run.server';

const [pullRequest = '', base = ''] = process.argv.slice(2);
const { basePath, origin } = previewAddress(Number(pullRequest));
const output = path.join('out', REPORT_FOLDER);
// The base path is read when a process starts, so it takes another one.
const report = ['--import', 'tsx', 'scripts/report/report.ts', '--base', base, '--output', output];
const { status } = await run('node', report, { env: { BASE_PATH: basePath, SITE_URL: origin } });
if (status === 0) writeFileSync(path.join(output, 'pull-request.txt'), pullRequest);
process.exitCode = status;
