import { compareText, errorAt, type Problem } from '@/lib/errors';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/locales';
import { authorSlugToRoute, postSlugToRoute, tagIdToRoute } from '@/lib/paths';
import { readDataFile } from '../files.server';
import type { Blog, Post, PostSource } from '../model';
import { pairSources, readTree, type SourceTable } from '../read-sources.server';
import { AuthorsFile, type PostFrontMatter, postFrontMatter, TagsFile } from '../schema';

export interface BlogFiles {
  authors: AuthorsFile;
  tags: TagsFile;
  posts: SourceTable<PostFrontMatter>;
}

export function readBlog(root: string, problems: Problem[]): BlogFiles {
  const authors = readDataFile(root, 'content/authors.json', AuthorsFile, problems) ?? {};
  const tags = readDataFile(root, 'content/tags.json', TagsFile, problems) ?? {};
  const schema = postFrontMatter({ authors: Object.keys(authors), tags: Object.keys(tags) });
  return { authors, tags, posts: readTree(root, 'blog', schema, problems) };
}

/** Builds a locale's blog without misnamed posts, which `checkBlog` reports. */
export function assembleBlog(locale: Locale, files: BlogFiles): Blog {
  const authors = Object.entries(files.authors).map(([id, { name, about, url, slug = id }]) => ({
    id,
    name,
    url,
    description: about[locale],
    route: authorSlugToRoute(slug),
  }));
  const tags = Object.entries(files.tags).map(([id, { label, description }]) => ({
    id,
    name: label[locale],
    description: description[locale],
    route: tagIdToRoute(id),
  }));
  const posts = pairSources(files.posts, locale).flatMap(({ id, ...pairing }): Post | [] => {
    const name = readPostFileName(id);
    if (!name) return [];
    const { frontMatter } = pairing.source;
    return {
      locale,
      route: postSlugToRoute(name.slug),
      ...pairing,
      ...name,
      authors: select(authors, frontMatter.authors),
      tags: select(tags, frontMatter.tags),
    };
  });
  posts.sort((a, b) => compareText(b.date, a.date) || compareText(a.slug, b.slug));
  return { posts, authors, tags };
}

function select<T extends { id: string }>(items: readonly T[], ids: readonly string[]): T[] {
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}

/** Parses an id such as `2026-11-21-welcome`. */
function readPostFileName(id: string): { date: string; slug: string } | undefined {
  const [, date, slug] = /^(\d{4}-\d{2}-\d{2})-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(id) ?? [];
  return date && slug && !Number.isNaN(Date.parse(date)) ? { date, slug } : undefined;
}

/** Segments below `/blog` that other pages use. */
const RESERVED_SLUGS = ['archive', 'authors', 'page', 'tags'];

export function checkBlog({ authors, posts }: BlogFiles): Problem[] {
  const files = LOCALES.flatMap((locale) => [...posts[locale]].map(([id, source]) => ({ id, source })));
  const problems = files.flatMap(({ id, source }): Problem[] => {
    const { file } = source;
    const name = readPostFileName(id);
    if (!name) {
      const fix = 'Name the file like this: 2026-11-21-my-subject.mdx.';
      return [errorAt(file, 'the file name has no date and slug', fix)];
    }
    if (RESERVED_SLUGS.includes(name.slug))
      return [errorAt(file, `another page already has the slug "${name.slug}"`, 'Give the post another slug.')];
    const original = posts[DEFAULT_LOCALE].get(id);
    return original ? compareWithOriginal(source, original) : [];
  });
  const slugs = [...posts[DEFAULT_LOCALE]].flatMap(([id, { file }]) => {
    const name = readPostFileName(id);
    return name ? { file, slug: name.slug } : [];
  });
  const authorSlugs = Object.entries(authors).map(([id, { slug = id }]) => ({ file: 'content/authors.json', slug }));
  return [...problems, ...findDuplicateSlugs(slugs), ...findDuplicateSlugs(authorSlugs)];
}

function compareWithOriginal(source: PostSource, original: PostSource): Problem[] {
  return (['authors', 'tags'] as const).flatMap((key) => {
    const expected = original.frontMatter[key].join(', ');
    if (source.frontMatter[key].join(', ') === expected) return [];
    const fix = expected ? `Write the same value in both: ${expected}.` : 'Remove it here, or add it there.';
    return errorAt(source.file, `"${key}" differs from ${original.file}`, fix);
  });
}

export function findDuplicateSlugs(entries: readonly { file: string; slug: string }[]): Problem[] {
  return entries.flatMap(({ file, slug }, index) => {
    const earlier = entries.slice(0, index).find((entry) => entry.slug === slug);
    if (!earlier) return [];
    return errorAt(file, `the slug "${slug}" is also used in ${earlier.file}`, 'Change one of the two.');
  });
}
