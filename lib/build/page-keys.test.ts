import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/content/check.node';
import { changedPages } from '@/tests/support/changed-pages';
import { doc, temporaryProject } from '@/tests/support/temporary-project';
import { createKeyring } from './page-keys.node';

const at = (position: number) => `sidebar_position: ${position}\n`;
const SITE = {
  'content/zh-Hans/docs/intro.mdx': doc({ title: '介绍', extra: at(1) }),
  'content/zh-Hans/docs/a/_category.json': JSON.stringify({ label: '甲', position: 2 }),
  'content/zh-Hans/docs/a/one.mdx': doc({ title: '一', extra: at(1) }),
  'content/zh-Hans/docs/last.mdx': doc({ title: '末', extra: at(9), body: 'A word.' }),
  'content/en/docs/intro.mdx': doc({ title: 'Introduction', extra: at(1) }),
};
const ALL = ['docs/a/one', 'docs/intro', 'docs/last', 'en/docs/a/one', 'en/docs/intro', 'en/docs/last'];
const GLOSSARY = JSON.stringify([
  {
    id: 'word',
    'zh-Hans': { term: '词', aliases: [], definition: '词义。' },
    en: { term: 'word', aliases: [], definition: 'Meaning.' },
    explain: true,
    avoid: { 'zh-Hans': [], en: [] },
  },
]);

let root: string;

beforeEach(async () => {
  root = await temporaryProject(SITE);
});

const write = (file: string, text: string) => writeFile(path.join(root, 'content', file), text);

async function keys(code = 'code'): Promise<ReadonlyMap<string, string>> {
  const keyring = createKeyring(code);
  await checkContent(root, keyring.add);
  return keyring.keys;
}

/** Pages that have to be made again after a change. */
const changedBy = (change: () => Promise<void>) => changedPages(keys, change);

describe('a page is made again', () => {
  it('not when nothing has changed', async () => {
    expect(await changedBy(async () => {})).toEqual([]);
    expect([...(await keys()).keys()].sort()).toEqual(ALL.map((page) => `${page}.html`));
  });

  it('when its text changes, in every language that shows it', async () => {
    const text = SITE['content/zh-Hans/docs/last.mdx'].replace('A word.', 'Other words.');
    expect(await changedBy(() => write('zh-Hans/docs/last.mdx', text))).toEqual(['docs/last', 'en/docs/last']);
  });

  it('when the sidebar, which all pages of a language have, shows another title', async () => {
    const text = doc({ title: 'Welcome', extra: at(1) });
    expect(await changedBy(() => write('en/docs/intro.mdx', text))).toEqual([
      'en/docs/a/one',
      'en/docs/intro',
      'en/docs/last',
    ]);
  });

  it('when a category is called otherwise, or a doc goes', async () => {
    const category = JSON.stringify({ label: '乙', position: 2 });
    expect(await changedBy(() => write('zh-Hans/docs/a/_category.json', category))).toEqual(ALL);
    expect(await changedBy(() => rm(path.join(root, 'content/zh-Hans/docs/a/one.mdx')))).toEqual(
      ALL.filter((page) => !page.endsWith('/one')),
    );
  });

  it('when a translation comes', async () => {
    const changed = await changedBy(() => write('en/docs/last.mdx', doc({ title: '末', extra: at(9) })));
    // The original names its translations, and the doc before it marks the language of its title.
    expect(changed).toEqual(['docs/last', 'en/docs/a/one', 'en/docs/last']);
  });

  it('when a word on it gets an explanation', async () => {
    const text = doc({ title: 'Last', extra: at(9), body: 'A word.' });
    await write('en/docs/last.mdx', text);
    expect(await changedBy(() => write('glossary.json', GLOSSARY))).toEqual(['en/docs/last']);
  });

  it('when the code changes', async () => {
    const before = await keys('before');
    const after = await keys('after');
    for (const [page, key] of before) expect(after.get(page)).not.toBe(key);
  });
});
