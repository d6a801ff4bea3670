import { SITE } from '@/lib/site';
import { startStrictHost } from './strict-server';

await startStrictHost({ folder: 'out', port: Number(process.argv[2]), basePath: SITE.basePath });
