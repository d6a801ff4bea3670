import { ensureInstalled } from '../lib/setup/ensure-installed.mjs';

ensureInstalled();
// Imported when it is there: tsx is among what has just been installed.
const { register } = await import('tsx/esm/api');
register();
await import('./start.ts');
