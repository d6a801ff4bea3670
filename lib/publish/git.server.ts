import { run } from '@/lib/setup/run.server';

interface GitOptions {
  /** The repository. */
  root: string;
  /** An index of its own, so that the repository's stays as it is. */
  index?: string;
  /** What `git add` looks at instead of the repository's files. */
  workTree?: string;
}

/** Runs git; returns what it prints, without the last line break, and throws with its message when it fails. */
export async function git({ root, index, workTree }: GitOptions, ...args: string[]): Promise<string> {
  const place = workTree ? [`--work-tree=${workTree}`] : [];
  const { status, output, stdout } = await run('git', [...place, ...args], {
    cwd: root,
    env: index ? { GIT_INDEX_FILE: index } : {},
    output: 'keep',
  });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${output.trim()}`);
  return stdout.replace(/\n$/, '');
}
