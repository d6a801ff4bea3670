/** Used by the workflows with the arguments `site FOLDER`, `preview FOLDER COMMIT` or `remove PULL-REQUEST`. */
import { publishFolder } from './publish-folder';
import { previewFolder, publishPreview } from './publish-preview';

const [command, first = '', second = ''] = process.argv.slice(2);
const root = process.cwd();
if (command === 'site' && first) await publishFolder({ root, source: first, target: '' });
else if (command === 'preview' && second) console.log(await publishPreview(root, first, second));
else if (command === 'remove') await publishFolder({ root, source: null, target: previewFolder(Number(first)) });
else throw new Error('Unknown arguments. Use site FOLDER, preview FOLDER COMMIT, or remove PULL-REQUEST.');
