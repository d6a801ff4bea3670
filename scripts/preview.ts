/** For the workflow: `PULL-REQUEST BASE` builds the preview of a pull request into `out/`, with its report. */
import { writeFile } from 'node:fs/promises';
import { previewAddress, REPORT_FOLDER } from '@/lib/publish/preview-address';
import { run } from '@/lib/setup/run.node';

const [number = '', base = ''] = process.argv.slice(2);
const { basePath, origin } = previewAddress(Number(number));
const output = `out/${REPORT_FOLDER}`;
const { status } = await run('node', ['scripts/run.mjs', 'scripts/report.ts', '--base', base, '--output', output], {
  env: { BASE_PATH: basePath, SITE_URL: origin },
});
if (status === 0) await writeFile(`${output}/pull-request.txt`, number);
process.exitCode = status;
