import { runTypeScript } from '../lib/setup/run-typescript.mjs';

const [entry = '', ...args] = process.argv.slice(2);
await runTypeScript(entry, args);
