import { spawn } from 'node:child_process';

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
