import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { formatProblems } from '@/lib/errors';
import { doc, temporaryProject } from '@/tests/support/temporary-project';
import { loadContent } from './load.server';
import { breadcrumbsOf, itemsOfCategory } from './navigation';
import { listPages } from './site-pages';
import { recordTranslations } from './translation-record.server';

const category = (label: string, position: number, slug?: string) => JSON.stringify({ label, position, slug });

const SITE = {
  'content/zh-Hans/docs/intro.mdx': doc({ title: '介绍', extra: 'sidebar_position: 1\n' }),
  'content/zh-Hans/docs/faq.mdx': doc({ title: '常见问题', extra: 'sidebar_position: 9\n' }),
  'content/zh-Hans/docs/setup/_category.json': category('安装部署', 2, '安装部署'),
  'content/zh-Hans/docs/setup/Docker.mdx': doc({ title: 'Docker', extra: 'sidebar_position: 2\n' }),
  'content/zh-Hans/docs/setup/Synology DSM/_category.json': category('群晖 DSM', 1),
  'content/zh-Hans/docs/setup/Synology DSM/Imnks.mdx': doc({ title: '群晖套件' }),
  'content/en/docs/intro.mdx': doc({ title: 'Introduction', extra: 'sidebar_position: 1\n' }),
  'content/en/docs/setup/_category.json': category('Install and deploy', 2, '安装部署'),
};

async function load(files: Record<string, string | Uint8Array>) {
  return loadContent(await temporaryProject(files));
}

async function problemsOf(files: Record<string, string | Uint8Array>): Promise<string> {
  return formatProblems((await load({ 'content/zh-Hans/docs/intro.mdx': doc(), ...files })).problems);
}

describe('loadContent', () => {
  it('sorts the docs and categories of a folder together by position, then label', async () => {
    const { locales, problems } = await load(SITE);
    expect(problems).toEqual([]);
    expect(locales['zh-Hans'].docs.map(({ id }) => id)).toEqual([
      'intro',
      'setup/Synology DSM/Imnks',
      'setup/Docker',
      'faq',
    ]);
    expect(locales['zh-Hans'].sidebar.map(({ label }) => label)).toEqual(['介绍', '安装部署', '常见问题']);
  });

  it('makes a doc the page of the folder with its name, before the docs in the folder', async () => {
    const { locales, problems } = await load({
      ...SITE,
      'content/zh-Hans/docs/faq/bans.mdx': doc({ title: '封禁' }),
      'content/zh-Hans/docs/setup/Docker/compose.mdx': doc({ title: 'Compose' }),
    });
    expect(problems).toEqual([]);
    const { docs, sidebar } = locales['zh-Hans'];
    expect(docs.map(({ id }) => id).slice(2)).toEqual(['setup/Docker', 'setup/Docker/compose', 'faq', 'faq/bans']);
    expect(sidebar[2]).toMatchObject({ label: '常见问题', route: '/docs/faq', items: [{ label: '封禁' }] });
    expect(breadcrumbsOf(locales.en, 'faq/bans')).toEqual([{ label: '常见问题', route: '/docs/faq' }]);
    expect(locales.en.sidebar[2]?.lang).toBe('zh-Hans');
    const pages = listPages(locales.en).filter(({ route }) => route === '/docs/faq');
    expect(pages.map(({ kind }) => kind)).toEqual(['doc']);
  });

  it('lists a doc with a group and those after it under a heading on the page of the category', async () => {
    const { locales } = await load({
      ...SITE,
      'content/zh-Hans/docs/setup/Linux.mdx': doc({ title: 'Linux', extra: 'sidebar_position: 3\ngroup: 手动\n' }),
      'content/zh-Hans/docs/setup/macOS.mdx': doc({ title: 'macOS', extra: 'sidebar_position: 4\n' }),
    });
    const { sidebar, categories } = locales['zh-Hans'];
    const [setup] = categories.filter(({ folder }) => folder === 'setup');
    const items = setup ? itemsOfCategory(sidebar, setup) : [];
    expect(items.map(({ label }) => label)).toEqual(['群晖 DSM', 'Docker', '手动']);
    expect(items[2]).toMatchObject({ route: null, items: [{ label: 'Linux' }, { label: 'macOS' }] });
    expect(sidebar[1]).toMatchObject({ items: [{}, {}, {}, {}] });
  });

  it('shows the original where there is no translation', async () => {
    const { locales } = await load(SITE);
    const [intro, imnks] = locales.en.docs;
    expect(intro?.source.locale).toBe('en');
    expect(intro?.translations).toEqual(['zh-Hans', 'en']);
    expect(imnks?.source.locale).toBe('zh-Hans');
    expect(imnks?.locale).toBe('en');
    expect(imnks?.translations).toEqual(['zh-Hans']);
  });

  it('lists the sections of the original that changed since the translation', async () => {
    const root = await temporaryProject({
      ...SITE,
      'content/zh-Hans/docs/intro.mdx': doc({ body: '## 甲 {#a}\n\n旧\n\n## 乙 {#b}\n\n文' }),
    });
    const staleOf = async () =>
      (await loadContent(root)).locales.en.docs.find(({ id }) => id === 'intro')?.staleSections;
    expect(await staleOf()).toBeUndefined();
    const original = (await loadContent(root)).locales['zh-Hans'].docs.find(({ id }) => id === 'intro')!;
    await recordTranslations(root, [{ locale: 'en', id: 'intro', originalBody: original.source.body }]);
    expect(await staleOf()).toEqual([]);
    await writeFile(`${root}/${original.source.file}`, doc({ body: '## 甲 {#a}\n\n新\n\n## 丙 {#c}\n\n文' }));
    expect(await staleOf()).toEqual(['a', 'c', 'b']);
  });

  it('keeps the body and counts the lines above it', async () => {
    const { locales } = await load(SITE);
    expect(locales.en.docs[0]?.source).toMatchObject({ body: '\nText.\n', lineOffset: 5 });
  });
});

describe('problems in files are reported with position and fix', () => {
  const path = 'content/zh-Hans/docs/a.mdx';

  it.each([
    ['missing front matter', { [path]: '# Hello\n' }],
    ['front matter without an end', { [path]: '---\ntitle: A\n\nText\n' }],
    ['a missing key', { [path]: '---\ntitle: A\n---\n\nText\n' }],
    ['an unknown key', { [path]: doc({ extra: 'sidebar_positon: 1\n' }) }],
    ['a wrong type', { [path]: doc({ extra: 'sidebar_position: two\n' }) }],
    ['an empty title', { [path]: '---\ntitle: ""\ndescription: About D, in words.\n---\n' }],
    ['a description that is too short', { [path]: '---\ntitle: A\ndescription: Docs\n---\n' }],
    ['two files for one address', { [path]: doc(), 'content/zh-Hans/docs/a.md': doc() }],
    ['addresses that differ only in case', { [path]: doc(), 'content/zh-Hans/docs/A.mdx': doc() }],
    ['a file that is not UTF-8', { [path]: new Uint8Array([0x2d, 0x2d, 0x2d, 0x0a, 0xff, 0xfe, 0xd0]) }],
    ['a translation without an original', { 'content/en/docs/lost.mdx': doc() }],
    ['a broken _category.json', { [path]: doc(), 'content/zh-Hans/docs/setup/_category.json': '{ "label": "x", }' }],
    ['a _category.json with an unknown key', { 'content/zh-Hans/docs/setup/_category.json': '{\n  "lable": "x"\n}' }],
    [
      'two categories with one slug',
      {
        'content/zh-Hans/docs/x/_category.json': category('X', 1, 'same'),
        'content/zh-Hans/docs/y/_category.json': category('Y', 2, 'same'),
        'content/zh-Hans/docs/x/a.mdx': doc(),
        'content/zh-Hans/docs/y/a.mdx': doc(),
      },
    ],
  ])('%s', async (_, files) => {
    expect(await problemsOf(files)).toMatchSnapshot();
  });

  it('includes all problems of all files', async () => {
    const problems = await problemsOf({
      [path]: '---\ntitle: A\nfoo: 1\nbar: 2\n---\n',
      'content/en/docs/intro.mdx': '---\ndescription: 3\n---\n',
    });
    expect(problems.split('\n')).toHaveLength(5);
  });

  it('ignores a translation whose original is invalid', async () => {
    const problems = await problemsOf({ [path]: '---\ntitle: A\n---\n', [path.replace('zh-Hans', 'en')]: doc() });
    expect(problems).toContain(path);
    expect(problems).not.toContain('content/en/');
  });

  it('reports an empty content folder', async () => {
    expect(formatProblems((await load({ 'README.md': '' })).problems)).toMatchInlineSnapshot(
      `"content/zh-Hans/docs — there is no doc. Add at least intro.mdx."`,
    );
  });
});
