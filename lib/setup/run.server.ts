import { spawn } from 'node:child_process';

export interface RunOptions {
  env?: Record<string, string>;
  /** Where it runs; here when absent. */
  cwd?: string;
  /** What the command prints: shown as it comes, or kept and handed back. */
  output?: 'show' | 'keep';
  /** Told the process's id; not called when it can't be started. */
  onStart?: ((pid: number) => void) | undefined;
}

export interface RunResult {
  status: number;
  /** Both streams, as they came. */
  output: string;
  stdout: string;
}

/** Runs a program, or `node` for the running Node itself, to its end. Never rejects: what can't be started has status 127. */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, cwd, output = 'show', onStart }: RunOptions = {},
) {
  return new Promise<RunResult>((resolve) => {
    const child = spawn(command === 'node' ? process.execPath : command, args, {
      env: { ...process.env, ...env },
      cwd,
      stdio: output === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    if (child.pid !== undefined) onStart?.(child.pid);
    let kept = '';
    let stdout = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      kept += chunk;
      stdout += chunk;
    });
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (kept += chunk));
    child.on('error', (error) => resolve({ status: 127, output: error.message, stdout }));
    child.on('close', (code) => resolve({ status: code ?? 1, output: kept, stdout }));
  });
}
