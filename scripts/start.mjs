import { ensureInstalled, runScript } from '../lib/setup/ensure-installed.mjs';

ensureInstalled();
process.exitCode = runScript('scripts/build.ts', ['--if-changed']) || runScript('scripts/serve.ts');
