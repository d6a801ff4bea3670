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
  const { status } = await run('node', ['--import', 'tsx', 'scripts/translated.ts', '--all'], {
    env: { CONTENT_FOLDER: folder },
    output: 'keep',
  });
  expect(status).toBe(0);
  return folder;
}

/** Changes a text in a file of a content folder, as GitHub's editor does. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

/** Runs the script of `npm run check`. */
const checkContent = (folder: string, env = {}) =>
  run('node', ['--import', 'tsx', 'scripts/check.ts'], {
    env: { CONTENT_FOLDER: folder, GITHUB_ACTIONS: '', ...env },
    output: 'keep',
  });

it('passes for valid content', async () => {
  const { status, stdout } = await checkContent(await createValidContent());
  expect(stdout).toBe('9 pages, no problems.\n');
  expect(status).toBe(0);
});

// What check.yml runs through .ci/run after the installation of packages, and what deploy.yml runs before it publishes.
const COMMANDS = ['node --import tsx scripts/test.ts content', 'npm run check'];

it.each([
  ['a typo in a Chinese page', 'zh-Hans/docs/intro.mdx', 'en/docs/intro.mdx — these sections of the original have'],
  ['a typo in an English page', 'en/docs/intro.mdx', undefined],
  ['a section in a Chinese page', 'zh-Hans/docs/intro.mdx', 'the section "new" is missing', '\n\n## 新 {#new}\n\n文字'],
  ['a Chinese page', 'zh-Hans/docs/new.mdx', 'zh-Hans/docs/new.mdx — the doc has no translation (en)'],
])(
  '%s, proposed on GitHub, passes',
  async (_, name, state, addition = '') => {
    const folder = await createValidContent();
    const file = path.join(folder, name);
    if (name.includes('new')) await writeFile(file, doc({ title: '新页', body: '文字。' }));
    else {
      const [sentence = ''] = /(?<=\n---\n\n)[^\n]+/.exec(await readFile(file, 'utf8')) ?? [];
      await edit(file, sentence, `${sentence.slice(1)}${addition}`);
    }
    for (const command of COMMANDS) {
      const [program = '', ...args] = command.split(' ');
      const { status, output } = await run(program, args, {
        env: { CONTENT_FOLDER: folder, GITHUB_ACTIONS: 'true' },
        output: 'keep',
      });
      expect(output).toContain('no problems.');
      expect(status).toBe(0);
      if (state) expect(output).toContain(state);
      expect(/::notice file=content\//.test(output)).toBe(state !== undefined);
      expect(output).not.toMatch(/::(?:warning|error)/);
    }
  },
  120_000,
);

it('reports the position of each broken link and fails', async () => {
  const folder = await createValidContent();
  const append = (file: string, text: string) => appendFile(path.join(folder, file), text);
  await append('zh-Hans/docs/intro.mdx', '\n见[安装](/docs/setup/Dokcer)。\n');
  await append('en/docs/intro.mdx', '\nSee [it](/docs/setup/Docker#runn) and [more](/docs/setup/Docker#run).\n');
  await append('zh-Hans/blog/2026-11-01-only-chinese.mdx', '\n![图](/img/nope.png)\n');
  const { status, output } = await checkContent(folder, { GITHUB_ACTIONS: 'true' });
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
