/** The pages that `content/` and `messages/` describe, read without the site's own code, to compare the built site with. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { listFiles } from '@/lib/content/files.server';
import { SITE } from '@/lib/site';
import { EDITIONS, type Lang, MESSAGES } from './editions';

type Step = readonly [name: string, address?: string];

export interface ExpectedPage {
  lang: Lang;
  kind: 'docs' | 'category' | 'blog' | 'group' | 'other';
  /** Decoded, with the language's prefix: `/en/docs/setup/Docker`. Undefined for a group of docs without a page. */
  address: string | undefined;
  title: string;
  description: string;
  /** The text of links that lead to the page. */
  name: string;
  /** The breadcrumbs above the page. */
  path: readonly Step[];
  /** What the page lists, in order. */
  items: readonly ExpectedPage[];
  /** The file of a text, from the project's root; empty for lists. */
  file: string;
  /** Whether the page shows the original, because the text has no translation. */
  isUntranslated: boolean;
  /** The day, authors and tags of a post. */
  published: string;
  authors: readonly ExpectedPage[];
  tags: readonly ExpectedPage[];
}

/** Parses a data file, or the front matter of a text. */
const readData = (file: string) => {
  const text = readFileSync(file, 'utf8');
  // The build sets typographic apostrophes.
  return parse((file.endsWith('.mdx') ? (text.split(/^---$/m)[1] ?? '') : text).replaceAll(/(?<=\w)'(?=\w)/g, '’'));
};

function describeEdition({ lang, prefix }: (typeof EDITIONS)[number]) {
  const t = MESSAGES[lang];
  const home: Step = [t['docs.home'], prefix || '/'];
  const create = (kind: ExpectedPage['kind'], route: string, own: Partial<ExpectedPage>): ExpectedPage => {
    const empty = { title: '', description: '', items: [], file: '', published: '', authors: [], tags: [] };
    const isUntranslated = own.file !== undefined && !own.file.startsWith(`content/${lang}/`);
    const page = { lang, kind, address: prefix + route, path: [home], name: own.title ?? '', isUntranslated };
    return { ...page, ...empty, ...own };
  };

  const describeFolder = (folder: string, path: readonly Step[]): ExpectedPage[] => {
    const roots = [`content/${lang}/docs/${folder}`, `content/zh-Hans/docs/${folder}`] as const;
    // A text without a translation is shown in Chinese.
    const find = (name: string) => (existsSync(roots[0] + name) ? roots[0] : roots[1]) + name;
    const entries = new Set(roots.flatMap(listFiles).map((file) => file.split('/')[0] ?? ''));
    const items = [...entries].flatMap((entry) => {
      // The page of the folder, if it has one, is a doc beside it.
      if (entry.startsWith('_') || entries.has(`${entry}.mdx`)) return [];
      if (entry.endsWith('.mdx')) {
        const file = find(entry);
        const { title, description, sidebar_label: name = title, sidebar_position: position = 1e9 } = readData(file);
        const below = folder + entry.slice(0, -4);
        const page = create('docs', `/docs/${below}`, { title, description, name, path, file });
        page.items = describeFolder(`${below}/`, [...path, [name, page.address]]);
        return { position, page };
      }
      const { label: title, description, position = 1e9, slug } = readData(find(`${entry}/_category.json`));
      const page = create('category', `/docs/category/${slug}`, { title, description, path });
      if (!slug) page.address = undefined;
      page.items = describeFolder(`${folder}${entry}/`, [...path, [title, page.address]]);
      return { position, page };
    });
    items.sort((a, b) => a.position - b.position || (a.page.name < b.page.name ? -1 : 1));
    return items.map(({ page }) => page);
  };
  const sidebar = describeFolder('', [home]);

  const data = { authors: readData('content/authors.json'), tags: readData('content/tags.json') };
  const authors = Object.keys(data.authors).map((id) => {
    const { name, slug = id, about } = data.authors[id];
    const title = t['blog.postsBy'].replace('{name}', name);
    return { id, page: create('group', `/blog/authors/${slug}`, { title, description: about[lang], name }) };
  });
  const tags = Object.keys(data.tags).map((id) => {
    const [name, description] = [data.tags[id].label[lang], data.tags[id].description[lang]];
    const title = t['blog.postsTagged'].replace('{tag}', name);
    return { id, page: create('group', `/blog/tags/${id}`, { title, description, name }) };
  });
  const select = (groups: typeof tags, ids: readonly string[] = []) =>
    ids.flatMap((id) => groups.find((group) => group.id === id)?.page ?? []);
  const posts = listFiles(`content/${lang}/blog`).map((entry) => {
    const file = `content/${lang}/blog/${entry}`;
    const { title, description, slug = entry.slice(11, -4), date = entry.slice(0, 10), ...ids } = readData(file);
    const path = [home, [t['blog.title'], `${prefix}/blog`]] as const;
    const groups = { authors: select(authors, ids.authors), tags: select(tags, ids.tags) };
    return create('blog', `/blog/${slug}`, { title, description, path, file, published: date, ...groups });
  });
  posts.sort((a, b) => (a.published < b.published ? 1 : -1));
  const groups = [...authors, ...tags].map(({ page }) => page);
  for (const page of groups) page.items = posts.filter((post) => [...post.authors, ...post.tags].includes(page));

  const list = (name: 'archive' | 'authors' | 'tags', items: readonly ExpectedPage[]) =>
    create('other', `/blog/${name}`, { title: t[`blog.${name}`], description: t[`blog.${name}Description`], items });
  const plainTexts = listFiles(`content/${lang}/pages`).map((entry) => {
    const file = `content/${lang}/pages/${entry}`;
    return create('other', `/${entry.slice(0, -4)}`, { ...readData(file), file });
  });
  const blogPages = Array.from({ length: Math.ceil(posts.length / SITE.postsPerPage) || 1 }, (_, index) => {
    const items = posts.slice(index * SITE.postsPerPage, (index + 1) * SITE.postsPerPage);
    if (index === 0)
      return create('other', '/blog', { title: t['blog.title'], description: t['blog.description'], items });
    const number = String(index + 1);
    const [title, about] = [t['blog.pageTitle'], t['blog.pageDescription']].map((text) =>
      text.replace('{page}', number),
    );
    return create('other', `/blog/page/${number}`, { title, description: about, items });
  });
  const [title, description] = [`${SITE.name} — ${t['site.tagline']}`, t['site.description']];
  const pages = [
    create('other', '', { title, description, name: SITE.name, address: prefix || '/' }),
    ...plainTexts,
    ...walk(sidebar),
    ...blogPages,
    list('archive', posts),
    list('authors', groups.slice(0, authors.length)),
    list('tags', groups.slice(authors.length)),
    ...[...groups, ...posts],
    create('other', '/search', { title: t['search.title'], description }),
    create('other', '/offline', { title: t['offline.title'], description: t['offline.description'] }),
  ];
  return { sidebar, posts, pages };
}

const walk = (items: readonly ExpectedPage[]): ExpectedPage[] => items.flatMap((item) => [item, ...walk(item.items)]);

/** Returns the docs or posts that a page consists of or lists, in order. */
export function textsOf(page: ExpectedPage): ExpectedPage[] {
  return [...(page.file === '' ? [] : [page]), ...page.items.flatMap(textsOf)];
}

const [chinese, english] = [describeEdition(EDITIONS[0]), describeEdition(EDITIONS[1])];
/** By language, the items at the top of the sidebar, all posts from the newest on, and all pages. */
export const EXPECTED = { 'zh-Hans': chinese, en: english };
export const EXPECTED_PAGES: readonly ExpectedPage[] = [...chinese.pages, ...english.pages];

let commitTimes: ReadonlyMap<string, string> | undefined;

/** Reads the times of the last commits that changed the files in `content/`, in ISO format. */
function readCommitTimes(): ReadonlyMap<string, string> {
  const args = ['-c', 'core.quotePath=false', 'log', '--no-merges', '--format=%x00%ct', '--name-only', '--', 'content'];
  const commits = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 }).split('\0').slice(1).reverse();
  return new Map(
    commits.flatMap((commit) => {
      const [seconds, ...files] = commit.trim().split(/\n+/);
      return files.map((file) => [file, new Date(Number(seconds) * 1000).toISOString()]);
    }),
  );
}

/** Returns the time of the last commit that changed a text, in ISO format; empty before the first. */
export function changeTimeOf({ file }: ExpectedPage): string {
  commitTimes ??= readCommitTimes();
  return commitTimes.get(file) ?? '';
}
