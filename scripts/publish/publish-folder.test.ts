import { execFileSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeFileAndFolders } from '@/lib/write-file.server';
import { temporaryProject } from '@/tests/support/temporary-project';
import { publishFolder } from './publish-folder';
import { checkPreview } from './publish-preview';

let project: string;
let root: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
const published = () =>
  git('--git-dir', '../origin.git', 'ls-tree', '-r', '-z', '--name-only', 'gh-pages').split('\0').filter(Boolean);
const textOf = (file: string) => git('--git-dir', '../origin.git', 'show', `gh-pages:${file}`);

async function folder(name: string, files: Record<string, string>): Promise<string> {
  for (const [file, text] of Object.entries(files)) writeFileAndFolders(path.join(project, name, file), text);
  return path.join(project, name);
}

beforeEach(async () => {
  project = await temporaryProject({ 'clone/.gitignore': 'out/\n*.html\n' });
  root = path.join(project, 'clone');
  git('init', '--quiet', '--bare', '../origin.git');
  git('init', '--quiet');
  git('remote', 'add', 'origin', '../origin.git');
});

const publish = async (name: string, files: Record<string, string>, target = '') =>
  publishFolder({ root, source: await folder(name, files), target });

describe('publishFolder', () => {
  it('creates the branch, including files that git ignores', async () => {
    expect(await publish('one', { 'index.html': 'one', 'docs/安装 部署.html': 'x', '.nojekyll': '' })).toBe(true);
    expect(published()).toEqual(['.nojekyll', 'docs/安装 部署.html', 'index.html']);
  });

  it('adds, replaces and removes single previews', async () => {
    await publish('site', { 'index.html': 'site' });
    await publish('a', { 'index.html': 'a', 'old.html': 'a' }, 'pr-preview/pr-1');
    await publish('b', { 'index.html': 'b' }, 'pr-preview/pr-12');
    await publish('c', { 'index.html': 'c' }, 'pr-preview/pr-1');
    expect(published()).toEqual(['index.html', 'pr-preview/pr-1/index.html', 'pr-preview/pr-12/index.html']);
    expect(textOf('pr-preview/pr-1/index.html')).toBe('c');
    await publishFolder({ root, source: null, target: 'pr-preview/pr-1' });
    expect(published()).toEqual(['index.html', 'pr-preview/pr-12/index.html']);
    expect(await publishFolder({ root, source: null, target: 'pr-preview/pr-1' })).toBe(false);
  });

  it('replaces the site in a single commit, except for the previews and the domain', async () => {
    await publish('one', { 'index.html': '1', 'gone.html': '1', CNAME: 'x' });
    await publish('a', { 'index.html': 'a' }, 'pr-preview/pr-1');
    await publish('two', { 'index.html': '2' });
    expect(published()).toEqual(['CNAME', 'index.html', 'pr-preview/pr-1/index.html']);
    expect(textOf('index.html')).toBe('2');
    expect(git('--git-dir', '../origin.git', 'rev-list', '--count', 'gh-pages')).toBe('1');
  });

  it('keeps the hashed files of the previous version only', async () => {
    for (const name of ['one', 'two', 'three'])
      await publish(name, { [`_site/${name}.js`]: name, '_hosts/assets.txt': `_site/${name}.js\n` });
    expect(published()).toEqual(['_hosts/assets.txt', '_site/three.js', '_site/two.js']);
  });

  it('loses nothing when jobs publish at the same time', async () => {
    const clones = ['a', 'b', 'c'].map((name) => path.join(project, `clone-${name}`));
    for (const clone of clones) git('clone', '--quiet', '../origin.git', clone);
    const source = await folder('site', { 'index.html': 'x' });
    await Promise.all(
      clones.map((clone, index) => publishFolder({ root: clone, source, target: `pr-preview/pr-${index + 1}` })),
    );
    expect(published()).toHaveLength(3);
  });
});

describe('checkPreview', () => {
  const SITE = { 'index.html': 'x', 'docs/a.html': 'x'.repeat(2 ** 20) };
  const limits = { files: 2, mebibytes: 2 };

  it('accepts a site within the limits', async () => {
    await expect(checkPreview(await folder('site', SITE), limits)).resolves.toBeUndefined();
  });

  it.each([
    ['too many files', { ...SITE, 'b.html': '' }, 'has 3 files; 2 are allowed. "Limits" in deploy/README.md says'],
    ['too many bytes', { ...SITE, 'docs/a.html': 'x'.repeat(2 ** 21) }, 'has 3 MiB; 2 MiB are allowed. "Limits" in'],
    ['no home page', { 'a.html': 'x' }, 'no index.html'],
    ['a repository', { 'index.html': 'x', '.git/config': 'x' }, '.git'],
  ])('rejects %s', async (name, files, message) => {
    await expect(checkPreview(await folder(name, files), limits)).rejects.toThrow(message);
  });

  it('rejects symbolic links', async () => {
    const site = await folder('site', SITE);
    await symlink('/etc/passwd', path.join(site, 'a.txt'));
    await expect(checkPreview(site)).rejects.toThrow('"a.txt", which is not a regular file');
  });
});
