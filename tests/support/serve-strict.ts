import { SITE } from '@/lib/site';
import { startStrictServer } from './strict-server';

await startStrictServer({ folder: 'out', port: Number(process.argv[2]), basePath: SITE.basePath });
