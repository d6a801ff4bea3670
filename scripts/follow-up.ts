/** For the development server: what takes too long to be done where edits are seen. */
import { serveFollowUps } from '@/lib/dev/serve-follow-ups.node';

await serveFollowUps(process.cwd());
