/** For the development server: what takes too long to be done where edits are seen. */
import { runCheckWorker } from '@/lib/dev/check-worker.server';

await runCheckWorker(process.cwd());
