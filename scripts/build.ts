import { buildSite } from '@/lib/build/build-site.node';
import { forProduction } from '@/lib/setup/for-production';

forProduction();
const options = new Set(process.argv.slice(2));
const built = await buildSite(process.cwd(), {
  ifChanged: options.has('--if-changed'),
  compress: options.has('--compress'),
});
if (!built) process.exitCode = 1;
