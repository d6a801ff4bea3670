/**
 * Publishes folders to the branch that GitHub Pages serves: the site at its root, previews of pull requests below.
 * Owns: the content of the branch. The branch has a single commit without parents, because a history of built files
 * would grow forever.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ASSET_LIST } from '@/lib/export/host-files.server';
import { git } from '@/lib/setup/run.server';
import { PREVIEWS_FOLDER } from '@/lib/site';

interface PublishRequest {
  /** A clone; the branch is pushed to its `origin`. */
  root: string;
  /** The folder to publish; null removes the target. */
  source: string | null;
  /** The folder to replace in the branch; empty for its root, without the previews and the domain. */
  target: string;
}

const BRANCH = 'gh-pages';
/** When two jobs publish at the same time, the second push fails and is retried on top of the first. */
const MAX_ATTEMPTS = 5;

/** Publishes a folder and returns whether the branch changed. Throws when the push fails. */
export async function publishFolder(request: PublishRequest): Promise<boolean> {
  const { root, target } = request;
  for (let attempt = 1; ; attempt++) {
    const old = await fetchBranch(root);
    const tree = await buildTree(request, old);
    if (old && tree === (await git(root, ['rev-parse', `${old}^{tree}`]))) return false;
    const commit = await git(root, [...IDENTITY, 'commit-tree', tree, '-m', `publish: ${target || 'site'}`]);
    try {
      const lease = `--force-with-lease=${BRANCH}:${old ?? ''}`;
      await git(root, ['push', '--quiet', lease, 'origin', `${commit}:refs/heads/${BRANCH}`]);
      return true;
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

const AUTHOR = 'github-actions[bot]';
const IDENTITY = ['-c', `user.name=${AUTHOR}`, '-c', `user.email=${AUTHOR}@users.noreply.github.com`];

/** Fetches the branch and returns its commit; undefined when the branch doesn't exist. */
async function fetchBranch(root: string): Promise<string | undefined> {
  const [commit] = (await git(root, ['ls-remote', 'origin', `refs/heads/${BRANCH}`])).split('\t');
  if (!commit) return undefined;
  await git(root, ['fetch', '--quiet', '--depth=1', 'origin', commit]);
  return commit;
}

async function buildTree({ root, source, target }: PublishRequest, old?: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'publish-'));
  try {
    const index = { GIT_INDEX_FILE: path.join(folder, 'index') };
    await git(root, ['read-tree', old ?? '--empty'], index);
    const kept = target === '' && old ? [PREVIEWS_FOLDER, 'CNAME', ...(await readAssetList(root, old))] : [];
    const pathspecs = [target || '.', ...kept.map((name) => `:(exclude,literal)${name}`)];
    await git(root, ['rm', '-r', '--force', '--cached', '--quiet', '--ignore-unmatch', '--', ...pathspecs], index);
    const add = [`--work-tree=${path.resolve(source ?? '.')}`, 'add', '--ignore-removal', '--force', '.'];
    if (source && target === '') await git(root, add, index);
    else if (source) {
      const sourceIndex = { GIT_INDEX_FILE: path.join(folder, 'source-index') };
      await git(root, add, sourceIndex);
      await git(root, ['read-tree', `--prefix=${target}/`, await git(root, ['write-tree'], sourceIndex)], index);
    }
    return await git(root, ['write-tree'], index);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the hashed files of the replaced version, because pages that are still open request them. */
async function readAssetList(root: string, old: string): Promise<string[]> {
  const list = await git(root, ['show', `${old}:${ASSET_LIST}`]).catch(() => '');
  return list.split('\n').filter(Boolean);
}
