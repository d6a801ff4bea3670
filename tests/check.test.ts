import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { run } from '@/lib/setup/run.server';
import { doc, temporaryProject } from './support/temporary-project';

/** Creates a valid content folder from the fixture site, without the pages that are outdated or untranslated on purpose. */
async function createValidContent(): Promise<string> {
  const folder = await temporaryProject({});
  await cp('tests/fixtures/site', folder, { recursive: true });
  await rm(path.join(folder, 'zh-Hans/docs/faq.mdx'));
  await rm(path.join(folder, 'translations.json'));
  expect((await runScript(folder, 'scripts/translated.ts', '--all')).status).toBe(0);
  return folder;
}

/** Runs a script for a content folder, as on GitHub. */
const runScript = (folder: string, ...script: string[]) =>
  run('node', ['--import', 'tsx', ...script], {
    env: { CONTENT_FOLDER: folder, GITHUB_ACTIONS: 'true' },
    output: 'keep',
  });

it('lists translations that are missing or outdated, and passes', async () => {
  const folder = await createValidContent();
  const intro = path.join(folder, 'zh-Hans/docs/intro.mdx');
  await writeFile(intro, `${await readFile(intro, 'utf8')}\n\n## 新 {#new}\n\n文字。\n`);
  await writeFile(path.join(folder, 'zh-Hans/docs/new.mdx'), doc({ title: '新页', body: '文字。' }));
  const { status, output } = await runScript(folder, 'scripts/check.ts');
  expect(output).toContain('no problems.');
  expect(output).toContain('the section "new" is missing');
  expect(output).toContain('zh-Hans/docs/new.mdx — the doc has no translation (en)');
  expect(output).toContain('::notice file=content/');
  expect(output).not.toMatch(/::(?:warning|error)/);
  expect(status).toBe(0);
});

it('reports the position of each broken link and fails', async () => {
  const folder = await createValidContent();
  const append = (file: string, text: string) => appendFile(path.join(folder, file), text);
  await append('zh-Hans/docs/intro.mdx', '\n见[安装](/docs/setup/Dokcer)。\n');
  await append('en/docs/intro.mdx', '\nSee [it](/docs/setup/Docker#runn) and [more](/docs/setup/Docker#run).\n');
  await append('zh-Hans/blog/2026-11-01-only-chinese.mdx', '\n![图](/img/nope.png)\n');
  const { status, output } = await runScript(folder, 'scripts/check.ts');
  const problems = [
    'content/en/docs/intro.mdx:17:5 — the page of "/docs/setup/Docker#runn" has no section "runn". Did you mean "run"?',
    'content/zh-Hans/blog/2026-11-01-only-chinese.mdx:10:1 — ',
    'content/zh-Hans/docs/intro.mdx:17:2 — the link "/docs/setup/Dokcer" leads nowhere. Did you mean "/docs/setup/Docker"?',
  ];
  for (const problem of problems) expect(output).toContain(problem);
  expect(output).toContain('::warning file=content/zh-Hans/docs/intro.mdx,line=17,col=2');
  expect(output).toMatch(/\d problems in 9 pages\./);
  expect(status).toBe(1);
});
