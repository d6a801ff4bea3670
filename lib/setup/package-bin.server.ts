import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const Manifest = z.object({ bin: z.record(z.string(), z.string()) });

/**
 * The script behind a package's command, as its package.json declares it. Started by `node`, it gets signals itself, unlike a
 * command behind npx.
 *
 * @param command when it isn't named like the package
 */
export function packageBin(name: string, command = name): string {
  const folder = path.join('node_modules', name);
  const { bin } = Manifest.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
  const script = bin[command];
  if (script === undefined) throw new Error(`The package ${name} has no command ${command}.`);
  return path.join(folder, script);
}
