/**
 * Used by a workflow with the arguments `PULL-REQUEST BASE`: builds the preview of a pull request and its report into
 * `out/`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { previewAddress, REPORT_FOLDER } from '@/lib/publish/publish-preview.server';
import { run } from '@/lib/setup/run.server';

const [pullRequest = '', base = ''] = process.argv.slice(2);
const { basePath, origin } = previewAddress(Number(pullRequest));
const output = path.join('out', REPORT_FOLDER);
// In a new process, because lib/site.ts reads the base path when it is loaded.
const reportArguments = ['--import', 'tsx', 'scripts/report/report.ts', '--base', base, '--output', output];
const { status } = await run('node', reportArguments, { env: { BASE_PATH: basePath, SITE_URL: origin } });
if (status === 0) writeFileSync(path.join(output, 'pull-request.txt'), pullRequest);
process.exitCode = status;
