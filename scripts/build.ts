import { buildSite } from '@/lib/build/build-site.node';

const options = new Set(process.argv.slice(2));
const built = await buildSite(process.cwd(), {
  ifChanged: options.has('--if-changed'),
  compress: options.has('--compress'),
});
if (!built) process.exitCode = 1;
