import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '@/lib/setup/run.server';
import { previewAddress, REPORT_FOLDER } from './preview-address';

/**
 * Builds the preview of a pull request into `out/`, with its report.
 *
 * @param base commit that it is compared with
 * @returns exit status
 */
export async function buildPreview(pullRequest: number, base: string): Promise<number> {
  const { basePath, origin } = previewAddress(pullRequest);
  const output = path.join('out', REPORT_FOLDER);
  // The base path is read when a process starts, so it takes another one.
  const { status } = await run(
    'node',
    ['--import', 'tsx', 'scripts/report/report.ts', '--base', base, '--output', output],
    {
      env: { BASE_PATH: basePath, SITE_URL: origin },
    },
  );
  if (status === 0) await writeFile(path.join(output, 'pull-request.txt'), String(pullRequest));
  return status;
}
