import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const Manifest = z.object({ bin: z.record(z.string(), z.string()) });

/**
 * Returns the path of a package's command, from its package.json. Unlike a command behind npx, a script that `node`
 * runs directly receives signals.
 *
 * @param command needed when its name differs from the package's
 */
export function packageBin(name: string, command = name): string {
  const folder = path.join('node_modules', name);
  const { bin } = Manifest.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
  const script = bin[command];
  if (script === undefined) throw new Error(`The package ${name} has no command ${command}.`);
  return path.join(folder, script);
}
