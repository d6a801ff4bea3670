import { ensureInstalled } from '../lib/setup/ensure-installed.mjs';

ensureInstalled([20, 19]);
// Imported when it is there: tsx is among what has just been installed.
const { register } = await import('tsx/esm/api');
register();
await import('./test.ts');
