import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '@/lib/setup/run.server';

/** The folder in which the WebUI is built. `fixtures/tsconfig.json` imports its types from here. */
const BUILD_FOLDER = '.cache/screenshots/webui';

/**
 * Builds the WebUI in a copy, so that the checkout stays unchanged. The build is cached by commit.
 *
 * @returns the folder of the built files
 */
export async function buildWebui(root: string, source: string, commit: string): Promise<string> {
  const folder = path.join(root, BUILD_FOLDER);
  const built = path.join(folder, 'dist');
  const stamp = path.join(folder, '.built-commit');
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === commit) return built;

  await rm(folder, { recursive: true, force: true });
  const isSource = (file: string) => !['node_modules', 'dist'].includes(path.basename(file));
  await cp(path.join(source, 'webui'), folder, { recursive: true, filter: isSource });
  await runStep(folder, 'npx', ['--yes', 'pnpm@latest', 'install', '--frozen-lockfile', '--ignore-scripts']);
  await runStep(folder, 'npx', ['vite', 'build'], { NODE_ENV: 'production', GIT_HASH: commit });
  await writeFile(stamp, commit);
  return built;
}

async function runStep(cwd: string, command: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const { status } = await run(command, args, { cwd, env });
  if (status !== 0) throw new Error(`"${command} ${args.join(' ')}" failed in ${cwd} with status ${status}.`);
}
