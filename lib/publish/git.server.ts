import { run } from '@/lib/setup/run.server';

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
