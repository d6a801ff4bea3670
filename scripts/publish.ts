/** For the workflows: `site FOLDER`, `preview FOLDER COMMIT` or `remove PULL-REQUEST`. */
import { PREVIEWS_FOLDER, previewAddress } from '@/lib/publish/preview-address';
import { publishFolder } from '@/lib/publish/publish-folder.server';
import { publishPreview } from '@/lib/publish/publish-preview.server';
import { describeChange } from './report/render-report';

const [what, ...args] = process.argv.slice(2);
const [first = '', second = ''] = args;
const root = process.cwd();
if (what === 'site' && first)
  await publishFolder({ root, source: first, target: '', keep: [PREVIEWS_FOLDER, 'CNAME'] });
else if (what === 'preview' && second) console.log(await publishPreview(root, first, second, describeChange));
else if (what === 'remove') await publishFolder({ root, source: null, target: previewAddress(Number(first)).folder });
else throw new Error('Say what to publish: site FOLDER, preview FOLDER COMMIT, or remove PULL-REQUEST.');
