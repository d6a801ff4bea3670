import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { run } from '@/lib/setup/run.server';
import { temporaryProject } from './support/temporary-project';

/** A content folder without a problem: the fixture site's, without what is not translated. */
async function contentFolder(): Promise<string> {
  const folder = await temporaryProject({});
  await cp('tests/fixtures/site', folder, { recursive: true });
  await rm(path.join(folder, 'zh-Hans/docs/faq.mdx'));
  await rm(path.join(folder, 'translations.json'));
  const { status } = await run('node', ['--import', 'tsx', 'scripts/translated.ts', '--all'], {
    env: { CONTENT_FOLDER: folder },
    output: 'keep',
  });
  expect(status).toBe(0);
  return folder;
}

/** What `npm run check` runs. */
const check = (folder: string, env = {}) =>
  run('node', ['--import', 'tsx', 'scripts/check.ts'], {
    env: { CONTENT_FOLDER: folder, GITHUB_ACTIONS: '', ...env },
    output: 'keep',
  });

it('passes content without a problem', async () => {
  const { status, stdout } = await check(await contentFolder());
  expect(stdout).toBe('7 pages, no problems.\n');
  expect(status).toBe(0);
});

it('names each bad link with its place, and fails', async () => {
  const folder = await contentFolder();
  const add = async (file: string, text: string) =>
    writeFile(path.join(folder, file), (await readFile(path.join(folder, file), 'utf8')) + text);
  await add('zh-Hans/docs/intro.mdx', '\n见[安装](/docs/setup/Dokcer)。\n');
  await add('en/docs/intro.mdx', '\nSee [it](/docs/setup/Docker#runn) and [more](/docs/setup/Docker#run).\n');
  await add('zh-Hans/blog/2026-11-01-only-chinese.mdx', '\n![图](/img/nope.png)\n');
  const { status, output } = await check(folder, { GITHUB_ACTIONS: 'true' });
  const problems = [
    'content/en/docs/intro.mdx:17:5 — the page of "/docs/setup/Docker#runn" has no section "runn". Did you mean "run"?',
    'content/zh-Hans/blog/2026-11-01-only-chinese.mdx:10:1 — ',
    'content/zh-Hans/docs/intro.mdx:17:2 — the link "/docs/setup/Dokcer" leads nowhere. Did you mean "/docs/setup/Docker"?',
  ];
  for (const problem of problems) expect(output).toContain(problem);
  expect(output).toContain('::warning file=content/zh-Hans/docs/intro.mdx,line=17,col=2');
  expect(output).toMatch(/\d problems in 7 pages\./);
  expect(status).toBe(1);
});

it('fails for a redirect that leads nowhere', async () => {
  const folder = await contentFolder();
  await writeFile(path.join(folder, 'redirects.json'), '{\n  "pages": { "/docs/old": "/docs/gone" }\n}\n');
  const { status, output } = await check(folder);
  expect(output).toContain('content/redirects.json:2');
  expect(output).toContain('the redirect from "/docs/old" leads nowhere: there is no page "/docs/gone".');
  expect(status).toBe(1);
});
