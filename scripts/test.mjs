import { ensureInstalled } from '../lib/setup/ensure-installed.mjs';

ensureInstalled([20, 19]);
// Imported dynamically, because ensureInstalled may just have installed tsx.
const { register } = await import('tsx/esm/api');
register();
await import('./test.ts');
