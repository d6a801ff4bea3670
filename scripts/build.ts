import { buildSite } from '@/lib/build/build-site.node';

if (!(await buildSite(process.cwd(), { ifChanged: process.argv.includes('--if-changed') }))) process.exitCode = 1;
