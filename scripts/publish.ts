/** Used by the workflows with the arguments `site FOLDER`, `preview FOLDER COMMIT` or `remove PULL-REQUEST`. */

import { publishFolder } from '@/lib/publish/publish-folder.server';
import { previewAddress, publishPreview } from '@/lib/publish/publish-preview.server';
import { PREVIEWS_FOLDER } from '@/lib/site';
import { describeChange } from './report/render-report';

const [command, first = '', second = ''] = process.argv.slice(2);
const root = process.cwd();
if (command === 'site' && first)
  await publishFolder({ root, source: first, target: '', keep: [PREVIEWS_FOLDER, 'CNAME'] });
else if (command === 'preview' && second) console.log(await publishPreview(root, first, second, describeChange));
else if (command === 'remove')
  await publishFolder({ root, source: null, target: previewAddress(Number(first)).folder });
else throw new Error('Unknown arguments. Use site FOLDER, preview FOLDER COMMIT, or remove PULL-REQUEST.');
