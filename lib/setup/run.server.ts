import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const Manifest = z.object({ bin: z.record(z.string(), z.string()) });

export interface RunOptions {
  env?: Record<string, string>;
  /** Working directory; that of this process when absent. */
  cwd?: string;
  /** Whether the output is shown, or captured and returned. */
  output?: 'show' | 'keep';
  /** Not called when the process can't be started. */
  onStart?: ((pid: number) => void) | undefined;
}

export interface RunResult {
  status: number;
  /** Standard output and standard error, interleaved. */
  output: string;
  stdout: string;
}

/**
 * Runs a program until it exits. The command `node` uses the same Node.js executable as this process. Never rejects: a
 * program that can't be started has status 127.
 */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, cwd, output: outputMode = 'show', onStart }: RunOptions = {},
) {
  return new Promise<RunResult>((resolve) => {
    const child = spawn(command === 'node' ? process.execPath : command, args, {
      env: { ...process.env, ...env },
      cwd,
      stdio: outputMode === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    if (child.pid !== undefined) onStart?.(child.pid);
    let output = '';
    let stdout = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      stdout += chunk;
    });
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    child.on('error', (error) => resolve({ status: 127, output: error.message, stdout }));
    child.on('close', (code) => resolve({ status: code ?? 1, output, stdout }));
  });
}

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

/**
 * Sets `NODE_ENV` for this process, because packages such as React behave differently in production. Next sets it for
 * its own processes.
 */
export function setProductionMode(): void {
  Object.assign(process.env, { NODE_ENV: 'production' });
}

interface GitOptions {
  root: string;
  /** A separate index file, which leaves the repository's own index unchanged. */
  index?: string;
  /** The folder that `git add` reads instead of the repository's work tree. */
  workTree?: string;
}

/** Runs git and returns its standard output without the final line break. Throws with git's output when it fails. */
export async function git({ root, index, workTree }: GitOptions, ...args: string[]): Promise<string> {
  const options = workTree ? [`--work-tree=${workTree}`] : [];
  const { status, output, stdout } = await run('git', [...options, ...args], {
    cwd: root,
    env: index ? { GIT_INDEX_FILE: index } : {},
    output: 'keep',
  });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${output.trim()}`);
  return stdout.replace(/\n$/, '');
}
