/**
 * The branch that GitHub Pages serves: the site at its root, previews of pull requests below. Owns: how a folder gets into
 * it. The branch has one commit without parents, because nobody needs the history of built files and it would grow for ever.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ASSET_LIST } from '@/lib/export/host-files';
import { git } from './git.server';

interface PublishRequest {
  /** A clone whose `origin` takes the branch. */
  root: string;
  /** What is published; null takes away what is there. */
  source: string | null;
  /** Folder of the branch; empty for its root. */
  target: string;
  /** When the root is replaced: folders and files of it that stay. */
  keep?: readonly string[];
}

const BRANCH = 'gh-pages';
/** Another job may publish at the same moment; the second one starts again from the result of the first. */
const ATTEMPTS = 5;

/** Publishes a folder and tells whether anything changed; throws when the branch can't be pushed. */
export async function publishFolder(request: PublishRequest): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    const old = await fetchBranch(request.root);
    const tree = await buildTree(request, old);
    if (old && tree === (await git(request, 'rev-parse', `${old}^{tree}`))) return false;
    const commit = await git(request, ...IDENTITY, 'commit-tree', tree, '-m', `publish: ${request.target || 'site'}`);
    try {
      const lease = `--force-with-lease=${BRANCH}:${old ?? ''}`;
      await git(request, 'push', '--quiet', lease, 'origin', `${commit}:refs/heads/${BRANCH}`);
      return true;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

const IDENTITY = [
  '-c',
  'user.name=github-actions[bot]',
  '-c',
  'user.email=github-actions[bot]@users.noreply.github.com',
];

/** The branch's commit, or undefined when there is no branch yet. */
async function fetchBranch(root: string): Promise<string | undefined> {
  const [commit] = (await git({ root }, 'ls-remote', 'origin', `refs/heads/${BRANCH}`)).split('\t');
  if (!commit) return undefined;
  await git({ root }, 'fetch', '--quiet', '--depth=1', 'origin', commit);
  return commit;
}

async function buildTree({ root, source, target, keep = [] }: PublishRequest, old?: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'publish-'));
  try {
    const index = path.join(folder, 'index');
    await git({ root, index }, 'read-tree', old ?? '--empty');
    const kept = target === '' && old ? [...keep, ...(await assetsOf(root, old))] : [];
    const places = [target || '.', ...kept.map((name) => `:(exclude,literal)${name}`)];
    await git({ root, index }, 'rm', '-r', '--force', '--cached', '--quiet', '--ignore-unmatch', '--', ...places);
    if (source) await addFolder(root, path.resolve(source), target, index);
    return await git({ root, index }, 'write-tree');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function addFolder(root: string, workTree: string, target: string, index: string): Promise<void> {
  const add = ['add', '--ignore-removal', '--force', '.'];
  if (target === '') await git({ root, index, workTree }, ...add);
  else {
    const ownIndex = `${index}-of-source`;
    await git({ root, index: ownIndex, workTree }, ...add);
    const tree = await git({ root, index: ownIndex }, 'write-tree');
    await git({ root, index }, 'read-tree', `--prefix=${target}/`, tree);
  }
}

/** The hashed files of the version that is replaced: readers with a page of it open still ask for them. */
async function assetsOf(root: string, old: string): Promise<string[]> {
  const list = await git({ root }, 'show', `${old}:${ASSET_LIST}`).catch(() => '');
  return list.split('\n').filter(Boolean);
}
