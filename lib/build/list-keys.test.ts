import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/content/check.node';
import { changedPages } from '@/tests/support/changed-pages';
import { doc, post, temporaryProject } from '@/tests/support/temporary-project';
import { leaveOut } from './leave-out';
import { createKeyring } from './page-keys.node';

const category = (label: string, slug: string) =>
  JSON.stringify({ label, position: 2, slug, description: 'What is in it.' });
const words = (zh: string, en: string) => ({ 'zh-Hans': zh, en });
const person = (name: string) => ({ name, about: words('写作者。', 'A writer.') });
const SITE = {
  'content/zh-Hans/docs/intro.mdx': doc({ title: '介绍' }),
  'content/zh-Hans/docs/a/_category.json': category('甲', 'first'),
  'content/zh-Hans/docs/a/one.mdx': doc({ title: '一' }),
  'content/zh-Hans/docs/b/_category.json': category('乙', 'second'),
  'content/zh-Hans/docs/b/two.mdx': doc({ title: '二' }),
  'content/zh-Hans/pages/about.mdx': doc({ title: '关于' }),
  'content/zh-Hans/pages/more.mdx': doc({ title: '更多' }),
  'content/zh-Hans/blog/2026-11-01-old.mdx': post({ title: '旧', authors: 'ann' }),
  'content/zh-Hans/blog/2026-11-02-new.mdx': post({ title: '新', authors: 'bob' }),
  'content/authors.json': JSON.stringify({ ann: person('Ann'), bob: person('Bob') }),
  'content/tags.json': '{}',
};
const LISTS = ['archive', 'authors', 'authors/ann', 'authors/bob', 'tags'].map((name) => `blog/${name}`);
const inBoth = (...pages: string[]) => [...pages, ...pages.map((page) => `en/${page}`)].sort();

let root: string;

beforeEach(async () => {
  root = await temporaryProject(SITE);
});

const write = (file: string, text: string) => writeFile(path.join(root, 'content/zh-Hans', file), text);

async function keys(): Promise<ReadonlyMap<string, string>> {
  const keyring = createKeyring('code');
  const { content, problems } = await checkContent(root, keyring.add);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  keyring.addLists(content);
  return keyring.keys;
}

const changedBy = (change: () => Promise<void>) => changedPages(keys, change);

it('knows every page that is made of content', async () => {
  expect([...(await keys()).keys()].map((page) => page.replace(/\.html$/, '')).sort()).toEqual(
    inBoth(
      ...LISTS,
      'blog',
      'blog/new',
      'blog/old',
      'docs/a/one',
      'docs/b/two',
      'docs/category/first',
      'docs/category/second',
      'docs/intro',
      'about',
      'more',
    ),
  );
});

describe('a list is made again', () => {
  it('not when a doc’s text changes', async () => {
    const change = () => write('docs/a/one.mdx', doc({ title: '一', body: 'Other words.' }));
    expect(await changedBy(change)).toEqual(inBoth('docs/a/one'));
  });

  it('when what it says of a doc changes', async () => {
    const text = doc({ title: '一' }).replace('A description.', 'Another.');
    expect(await changedBy(() => write('docs/a/one.mdx', text))).toEqual(inBoth('docs/a/one', 'docs/category/first'));
  });

  it('when it tells how a post begins, and the post begins otherwise', async () => {
    const text = post({ title: '旧', authors: 'ann', body: 'It begins otherwise.' });
    expect(await changedBy(() => write('blog/2026-11-01-old.mdx', text))).toEqual(
      inBoth('blog', 'blog/authors/ann', 'blog/old'),
    );
  });

  it('when a post goes, and so is the one beside it', async () => {
    const change = () => rm(path.join(root, 'content/zh-Hans/blog/2026-11-01-old.mdx'));
    expect(await changedBy(change)).toEqual(
      inBoth('blog', 'blog/archive', 'blog/authors', 'blog/authors/ann', 'blog/new'),
    );
  });
});

it('makes a plain page again when its text changes', async () => {
  const change = () => write('pages/more.mdx', doc({ title: '更多', body: 'Other words.' }));
  expect(await changedBy(change)).toEqual(inBoth('more'));
});

it('leaves all kept pages out but the first of each route, which Next must have', async () => {
  const { content } = await checkContent(root);
  const { leftOut, pages } = leaveOut(content, new Set((await keys()).keys()));
  const left = [
    '/docs/a/one',
    '/docs/intro',
    '/docs/category/second',
    '/more',
    '/blog/authors',
    '/blog/authors/ann',
    '/blog/authors/bob',
    '/blog/tags',
    '/blog/new',
    '/blog/old',
  ];
  for (const routes of Object.values(leftOut)) expect(routes.toSorted()).toEqual(left.toSorted());
  expect([...pages].sort()).toEqual(inBoth(...left.map((route) => route.slice(1))).map((page) => `${page}.html`));
  expect(leaveOut(content, new Set(['docs/intro.html'])).leftOut).toEqual({ 'zh-Hans': ['/docs/intro'], en: [] });
});
