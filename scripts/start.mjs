import { ensureInstalled } from '../lib/setup/ensure-installed.mjs';
import { runTypeScript } from '../lib/setup/run-typescript.mjs';

ensureInstalled();
await runTypeScript('scripts/build.ts', ['--if-changed']);
if (!process.exitCode) await runTypeScript('scripts/serve.ts');
