import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryProject } from '@/tests/support/temporary-project';
import { publishPreview } from './publish-preview';

const COMMIT = 'c'.repeat(40);
const report = { base: 'a'.repeat(40), head: 'b'.repeat(40), changed: [], lost: ['@everyone'], sizes: [] };

let project: string;
const file = (name: string) => path.join(project, name);
const publish = () => publishPreview(file('clone'), file('preview'), COMMIT);
const calls = () => readFile(file('calls'), 'utf8').catch(() => '');
const published = () =>
  execFileSync('git', ['--git-dir', file('origin.git'), 'ls-tree', '-r', '--name-only', 'gh-pages'], {
    encoding: 'utf8',
    stdio: 'pipe',
  });

/** A fake of GitHub's command line tool, which responds with files and logs its arguments. */
const GH = `#!/bin/sh
echo "$@" >> "$(dirname "$0")/../calls"
for argument; do case $argument in body=*) printf %s "\${argument#body=}" > "$(dirname "$0")/../comment";; esac; done
case $2 in *comments*) cat "$(dirname "$0")/../comments.json";; *) cat "$(dirname "$0")/../pull-request.json";; esac
`;

beforeEach(async () => {
  project = await temporaryProject({
    'bin/gh': GH,
    'comments.json': '[]',
    'pull-request.json': JSON.stringify({ state: 'open', head: { sha: COMMIT } }),
    'preview/index.html': 'preview',
    'preview/_report/pull-request.txt': '12',
    'preview/_report/report.json': JSON.stringify(report),
  });
  await chmod(file('bin/gh'), 0o755);
  vi.stubEnv('PATH', `${file('bin')}:${process.env.PATH}`);
  await mkdir(file('clone'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: file('clone'), stdio: 'pipe' });
  git('init', '--quiet', '--bare', '../origin.git');
  git('init', '--quiet');
  git('remote', 'add', 'origin', '../origin.git');
  return () => vi.unstubAllEnvs();
});

describe('publishPreview', () => {
  it('publishes to the folder of the pull request and writes a comment', async () => {
    await publish();
    expect(published()).toContain('pr-preview/pr-12/index.html');
    expect(await calls()).toContain('api repos/{owner}/{repo}/issues/12/comments --method POST');
    expect(await readFile(file('comment'), 'utf8')).toMatch(
      /^<!-- preview -->\nPreview: .*\/pr-preview\/pr-12\/\).*`@everyone`/s,
    );
  });

  it('updates its own comment, and not one of another user', async () => {
    const user = { login: 'github-actions[bot]' };
    const comments = [
      { id: 1, body: '<!-- preview -->', user: { login: 'somebody' } },
      { id: 2, body: '<!-- preview -->\nold', user },
    ];
    await writeFile(file('comments.json'), JSON.stringify(comments));
    await publish();
    expect(await calls()).toContain('api repos/{owner}/{repo}/issues/comments/2 --method PATCH');
  });

  it.each([
    ['of another commit', { state: 'open', head: { sha: 'd'.repeat(40) } }],
    ['of a closed pull request', { state: 'closed', head: { sha: COMMIT } }],
  ])('publishes nothing %s', async (_, answer) => {
    await writeFile(file('pull-request.json'), JSON.stringify(answer));
    await publish();
    expect(published).toThrow();
    expect(await calls()).not.toContain('comments');
  });

  it.each([
    ['an invalid pull request number', '_report/pull-request.txt', '1/../../..', 'not the number of a pull request'],
    ['a report with another schema', '_report/report.json', '{"lost":"<script>"}', 'lost'],
  ])('rejects %s', async (_, name, text, message) => {
    await writeFile(path.join(file('preview'), name), text);
    await expect(publish()).rejects.toThrow(message);
    expect(published).toThrow();
  });
});
