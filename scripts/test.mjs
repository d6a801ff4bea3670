import { ensureInstalled } from '../lib/setup/ensure-installed.mjs';
import { runTypeScript } from '../lib/setup/run-typescript.mjs';

ensureInstalled([20, 19]);
await runTypeScript('scripts/test-all.ts', process.argv.slice(2));
