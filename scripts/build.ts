import { buildSite } from '@/lib/export/build-site.server';
import { forProduction } from '@/lib/setup/for-production';
import { parseCommand } from '@/lib/setup/parse-command.server';

const { values } = parseCommand({
  name: 'npm run build',
  summary: 'Checks the content and builds the site into out/.',
  options: {
    compress: { type: 'boolean', default: false, help: 'also write .br and .gz files, for hosts that send them' },
  },
});
forProduction();
if (!(await buildSite(process.cwd(), { compress: values.compress }))) process.exitCode = 1;
