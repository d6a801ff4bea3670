import { cpSync, rmSync } from 'node:fs';
import { run } from '@/lib/setup/run.server';
import { DEVELOPMENT_CONTENT } from './development-content';

rmSync(DEVELOPMENT_CONTENT, { recursive: true, force: true });
cpSync('content', DEVELOPMENT_CONTENT, { recursive: true });
const { status } = await run('node', ['--import', 'tsx', 'scripts/dev.ts'], {
  env: { PORT: process.argv[2] ?? '', CONTENT_FOLDER: DEVELOPMENT_CONTENT },
});
process.exit(status);
