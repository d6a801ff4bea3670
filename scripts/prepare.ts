/** For the build: fills its caches beside it. */
import { prepare } from '@/lib/build/prepare.node';

await prepare(process.cwd(), process.argv[2] ?? '');
