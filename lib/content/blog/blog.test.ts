import { describe, expect, it } from 'vitest';
import { formatProblems } from '@/lib/errors';
import { localized } from '@/tests/support/localized';
import { doc, post, temporaryProject } from '@/tests/support/temporary-project';
import { loadContent } from '../load.server';
import { type BlogView, blogViews } from './blog-views';

const both = (text: string) => localized(text, text);
const AUTHORS = JSON.stringify({
  ann: { name: 'Ann', about: both('Writes.') },
  'bo-li': { name: 'Bo Li', slug: 'all-bo-articles', about: localized('作者', 'Author') },
});
const TAGS = JSON.stringify({ hello: { label: localized('你好', 'Hello'), description: both('Greetings.') } });
const FILES = {
  'content/zh-Hans/docs/intro.mdx': doc(),
  'content/authors.json': AUTHORS,
  'content/tags.json': TAGS,
};

async function loadBlog(files: Record<string, string>) {
  const { locales, problems } = await loadContent(await temporaryProject({ ...FILES, ...files }));
  return { zh: locales['zh-Hans'].blog, en: locales.en.blog, problems: formatProblems(problems) };
}

const file = (name: string, locale = 'zh-Hans') => `content/${locale}/blog/${name}.mdx`;

describe('the blog', () => {
  it('sorts posts newest first, with date and slug from the front matter or else the file name', async () => {
    const { zh, problems } = await loadBlog({
      [file('2025-01-02-first')]: post(),
      [file('2026-03-04-second')]: post({ authors: 'bo-li, ann', extra: 'tags: [hello]\n' }),
      [file('2024-05-06-third')]: post({ extra: 'slug: other\ndate: 2026-12-31\n' }),
    });
    expect(problems).toBe('');
    expect(zh.posts.map(({ date, route }) => `${date} ${route}`)).toEqual([
      '2026-12-31 /blog/other',
      '2026-03-04 /blog/second',
      '2025-01-02 /blog/first',
    ]);
    expect(zh.posts[1]?.authors.map(({ name }) => name)).toEqual(['Bo Li', 'Ann']);
    expect(zh.posts[1]?.tags).toEqual([
      { id: 'hello', name: '你好', description: 'Greetings.', route: '/blog/tags/hello' },
    ]);
  });

  it('shows the original where there is no translation, with authors in the reader’s language', async () => {
    const { en } = await loadBlog({
      [file('2026-01-01-a')]: post({ authors: 'bo-li' }),
      [file('2026-01-02-b')]: post(),
      [file('2026-01-02-b', 'en')]: post({ title: 'B' }),
    });
    const [translated, fallback] = en.posts;
    expect(translated?.source.frontMatter.title).toBe('B');
    expect(fallback?.source.locale).toBe('zh-Hans');
    expect(fallback?.translations).toEqual(['zh-Hans']);
    expect(fallback?.authors[0]?.description).toBe('Author');
  });
});

describe('blogViews', () => {
  const names = Array.from(
    { length: 23 },
    (_, index) => `20${10 + (index % 3)}-01-${String(index + 1).padStart(2, '0')}-p${index}`,
  );
  const many = () =>
    loadBlog(Object.fromEntries(names.map((name) => [file(name), post({ extra: 'tags: [hello]\n' })])));

  const viewsOf = async (files: ReturnType<typeof loadBlog>) =>
    blogViews({ locale: 'zh-Hans', blog: (await files).zh });

  function view<Kind extends BlogView['kind']>(views: readonly BlogView[], route: string, kind: Kind) {
    const found = views.find((candidate) => candidate.route === route);
    if (found?.kind !== kind) throw new Error(`${route} is ${found?.kind}`);
    return found as Extract<BlogView, { kind: Kind }>;
  }

  it('paginates after ten posts', async () => {
    const views = await viewsOf(many());
    const pages = ['/blog', '/blog/page/2', '/blog/page/3'].map((route) => view(views, route, 'index'));
    expect(pages.map(({ posts }) => posts.length)).toEqual([10, 10, 3]);
    expect(pages.map(({ page, pageCount }) => `${page}/${pageCount}`)).toEqual(['1/3', '2/3', '3/3']);
    expect(views.map(({ route }) => route)).not.toContain('/blog/page/1');
    expect(views.map(({ route }) => route)).not.toContain('/blog/page/4');
    const dates = pages.flatMap(({ posts }) => posts.map(({ date }) => date));
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('creates one page for ten posts, and for none', async () => {
    const ten = loadBlog(Object.fromEntries(names.slice(0, 10).map((name) => [file(name), post()])));
    expect((await viewsOf(ten)).map(({ route }) => route)).not.toContain('/blog/page/2');
    expect(view(await viewsOf(loadBlog({})), '/blog', 'index').posts).toEqual([]);
  });

  it('creates views for years, authors, tags and posts', async () => {
    const views = await viewsOf(many());
    expect(view(views, '/blog/archive', 'archive').years.map(({ year, posts }) => [year, posts.length])).toEqual([
      ['2012', 7],
      ['2011', 8],
      ['2010', 8],
    ]);
    expect(view(views, '/blog/authors/ann', 'group').posts).toHaveLength(23);
    expect(view(views, '/blog/authors/all-bo-articles', 'group').posts).toHaveLength(0);
    expect(view(views, '/blog/tags/hello', 'group').posts).toHaveLength(23);
    const newest = view(views, '/blog/p20', 'post');
    expect(newest.newer).toBeUndefined();
    expect(newest.older?.slug).toBe('p17');
    expect(view(views, '/blog/p17', 'post').newer?.slug).toBe('p20');
  });
});

describe('problems in the blog are reported with position and fix', () => {
  const path = file('2026-01-01-a');

  it.each<[string, Record<string, string>]>([
    ['an unknown author', { [path]: post({ authors: 'ane' }) }],
    ['an unknown tag', { [path]: post({ extra: 'tags: [hello, hullo, x]\n' }) }],
    ['no author', { [path]: post({ authors: '' }) }],
    ['authors that are not a list', { [path]: '---\ntitle: A\ndescription: About B, in words.\nauthors: ann\n---\n' }],
    ['an unknown key', { [path]: post({ extra: 'sidebar_position: 1\n' }) }],
    ['an invalid date', { [path]: post({ extra: 'date: 2026-02-30\n' }) }],
    ['a slug with invalid characters', { [path]: post({ extra: 'slug: My Post\n' }) }],
    ['a file without a date in its name', { [file('hello')]: post() }],
    ['a file in a folder', { [file('2026/2026-01-01-hello')]: post() }],
    ['a slug of another page', { [path]: post({ extra: 'slug: tags\n' }) }],
    ['two posts with one slug', { [path]: post(), [file('2026-01-02-a')]: post() }],
    [
      'a translation with other data',
      {
        [path]: post(),
        [file('2026-01-01-a', 'en')]: post({ authors: 'bo-li', extra: 'date: 2026-01-02\ntags: [hello]\n' }),
      },
    ],
    ['a translation without an original', { [file('2026-01-01-a', 'en')]: post() }],
    ['an author with an unknown key', { 'content/authors.json': '{ "ann": {\n "nam": "Ann" } }' }],
    [
      'an author’s text in one language',
      { 'content/authors.json': '{ "ann": { "name": "A", "about": { "en": "x" } } }' },
    ],
    ['a tag id with invalid characters', { 'content/tags.json': TAGS.replace('hello', 'Hello World') }],
    ['a data file that is not JSON', { 'content/tags.json': '{ "hello": }' }],
    [
      'two authors with one address',
      { 'content/authors.json': AUTHORS.replace('"name":"Ann"', '"name":"Ann","slug":"all-bo-articles"') },
    ],
  ])('%s', async (_, files) => {
    expect((await loadBlog(files)).problems).toMatchSnapshot();
  });
});
