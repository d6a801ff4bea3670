import { ensureInstalled, runScript } from '../lib/setup/ensure-installed.mjs';

ensureInstalled();
process.exitCode = runScript('scripts/test-all.ts');
