import { x } from 'tinyexec';

interface RunOptions {
  env?: Record<string, string> | undefined;
  /** Working directory; that of this process when absent. */
  cwd?: string;
  /** Whether the output is shown, or captured and returned. */
  output?: 'show' | 'keep';
  /** Ends the program. */
  signal?: AbortSignal;
}

/** Runs a program, a package's command or, as `node`, this Node.js until it exits. Has status 127 if it can't start it. */
export async function run(
  command: string,
  args: readonly string[],
  { env = {}, cwd = process.cwd(), output = 'show', signal }: RunOptions = {},
): Promise<{ status: number; stdout: string; output: string }> {
  try {
    const {
      exitCode = 1,
      stdout,
      stderr,
    } = await x(command, [...args], {
      nodeOptions: {
        env: { ...process.env, ...env },
        cwd,
        stdio: output === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      },
      ...(signal && { signal }),
    });
    return { status: exitCode, stdout, output: `${stdout}${stderr}` };
  } catch (error) {
    return { status: 127, stdout: '', output: String(error) };
  }
}

/** Sets `NODE_ENV` for this process, because packages such as React depend on it. Next sets it for its own processes. */
export function setProductionMode(): void {
  Object.assign(process.env, { NODE_ENV: 'production' });
}

/** Runs git and returns its standard output without the final line break. Throws with git's output when it fails. */
export async function git(root: string, args: readonly string[], env?: Record<string, string>): Promise<string> {
  const { status, output, stdout } = await run('git', args, { cwd: root, env, output: 'keep' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${output.trim()}`);
  return stdout.replace(/\n$/, '');
}
