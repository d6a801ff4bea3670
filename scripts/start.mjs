import { ensureInstalled } from '../lib/setup/ensure-installed.mjs';

ensureInstalled();
// Imported dynamically, because ensureInstalled may just have installed tsx.
const { register } = await import('tsx/esm/api');
register();
await import('./start.ts');
