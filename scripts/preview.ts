/** For the workflow: `PULL-REQUEST BASE` builds the preview of a pull request. */
import { buildPreview } from '@/lib/publish/build-preview.server';

const [pullRequest = '', base = ''] = process.argv.slice(2);
process.exitCode = await buildPreview(Number(pullRequest), base);
