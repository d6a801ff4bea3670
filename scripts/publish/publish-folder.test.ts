import { execFileSync } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryProject } from '@/tests/support/temporary-project';
import { publishFolder } from './publish-folder';
import { checkPreview } from './publish-preview';

let project: string;
let root: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
const published = () => git('--git-dir', '../origin.git', 'ls-tree', '-r', '--name-only', 'gh-pages').split('\n');
const textOf = (file: string) => git('--git-dir', '../origin.git', 'show', `gh-pages:${file}`);

async function folder(name: string, files: Record<string, string>): Promise<string> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(project, name, file)), { recursive: true });
    await writeFile(path.join(project, name, file), text);
  }
  return path.join(project, name);
}

beforeEach(async () => {
  project = await temporaryProject({ 'clone/.gitignore': 'out/\n*.html\n' });
  root = path.join(project, 'clone');
  git('init', '--quiet', '--bare', '../origin.git');
  git('init', '--quiet');
  git('remote', 'add', 'origin', '../origin.git');
});

describe('publishFolder', () => {
  it('creates the branch, including files that git ignores', async () => {
    const source = await folder('one', { 'index.html': 'one', 'docs/安装 部署.html': 'x', '.nojekyll': '' });
    expect(await publishFolder({ root, source, target: '' })).toBe(true);
    expect(git('--git-dir', '../origin.git', 'ls-tree', '-r', '-z', '--name-only', 'gh-pages').split('\0')).toEqual([
      '.nojekyll',
      'docs/安装 部署.html',
      'index.html',
      '',
    ]);
  });

  it('adds, replaces and removes single previews', async () => {
    await publishFolder({ root, source: await folder('site', { 'index.html': 'site' }), target: '' });
    await publishFolder({
      root,
      source: await folder('a', { 'index.html': 'a', 'old.html': 'a' }),
      target: 'pr-preview/pr-1',
    });
    await publishFolder({ root, source: await folder('b', { 'index.html': 'b' }), target: 'pr-preview/pr-12' });
    await publishFolder({ root, source: await folder('c', { 'index.html': 'c' }), target: 'pr-preview/pr-1' });
    expect(published()).toEqual(['index.html', 'pr-preview/pr-1/index.html', 'pr-preview/pr-12/index.html']);
    expect(textOf('pr-preview/pr-1/index.html')).toBe('c');
    await publishFolder({ root, source: null, target: 'pr-preview/pr-1' });
    expect(published()).toEqual(['index.html', 'pr-preview/pr-12/index.html']);
    expect(await publishFolder({ root, source: null, target: 'pr-preview/pr-1' })).toBe(false);
  });

  it('replaces the site except for the folders and files to keep', async () => {
    await publishFolder({
      root,
      source: await folder('one', { 'index.html': '1', 'gone.html': '1', CNAME: 'x' }),
      target: '',
    });
    await publishFolder({ root, source: await folder('a', { 'index.html': 'a' }), target: 'pr-preview/pr-1' });
    const source = await folder('two', { 'index.html': '2' });
    await publishFolder({ root, source, target: '', keep: ['pr-preview', 'CNAME'] });
    expect(published()).toEqual(['CNAME', 'index.html', 'pr-preview/pr-1/index.html']);
    expect(textOf('index.html')).toBe('2');
  });

  it('keeps the hashed files of the previous version only', async () => {
    const version = (name: string) =>
      folder(name, { 'index.html': name, [`_site/${name}.js`]: name, '_hosts/assets.txt': `_site/${name}.js\n` });
    for (const name of ['one', 'two', 'three']) await publishFolder({ root, source: await version(name), target: '' });
    expect(published()).toEqual(['_hosts/assets.txt', '_site/three.js', '_site/two.js', 'index.html']);
  });

  it('always leaves a single commit', async () => {
    for (const text of ['1', '2', '3'])
      await publishFolder({ root, source: await folder('x', { 'a.html': text }), target: '' });
    expect(git('--git-dir', '../origin.git', 'rev-list', '--count', 'gh-pages')).toBe('1');
  });

  it('loses nothing when jobs publish at the same time', async () => {
    const clones = ['a', 'b', 'c'].map((name) => ({ name, root: path.join(project, `clone-${name}`) }));
    for (const clone of clones) git('clone', '--quiet', '../origin.git', clone.root);
    const sources = await Promise.all(clones.map(({ name }) => folder(name, { 'index.html': name })));
    await Promise.all(
      clones.map((clone, index) =>
        publishFolder({ root: clone.root, source: sources[index] ?? null, target: `pr-preview/pr-${index + 1}` }),
      ),
    );
    expect(published()).toHaveLength(3);
  });
});

describe('checkPreview', () => {
  it('accepts a site', async () => {
    await expect(
      checkPreview(await folder('site', { 'index.html': 'x', 'docs/a.html': 'x' })),
    ).resolves.toBeUndefined();
  });

  it.each([
    [
      { files: 1, mebibytes: 1 },
      'The preview has 2 files; 1 are allowed. "Limits" in deploy/README.md says what to do.',
    ],
    [
      { files: 2, mebibytes: 1 },
      'The preview has 2 MiB; 1 MiB are allowed. "Limits" in deploy/README.md says what to do.',
    ],
  ])('says which of the limits %o is exceeded, and what to do', async (limits, message) => {
    const site = await folder('site', { 'index.html': 'x', 'docs/a.html': 'x'.repeat(2 ** 20) });
    await expect(checkPreview(site, limits)).rejects.toThrow(message);
    await expect(checkPreview(site, { files: 2, mebibytes: 2 })).resolves.toBeUndefined();
  });

  it('rejects symbolic links', async () => {
    const site = await folder('site', { 'index.html': 'x' });
    await symlink('/etc/passwd', path.join(site, 'a.txt'));
    await expect(checkPreview(site)).rejects.toThrow('"a.txt", which is not a regular file');
  });

  it('rejects a folder without index.html or with .git', async () => {
    await expect(checkPreview(await folder('empty', { 'a.html': 'x' }))).rejects.toThrow('no index.html');
    await expect(checkPreview(await folder('git', { 'index.html': 'x', '.git/config': 'x' }))).rejects.toThrow('.git');
  });
});
