import { compareText, errorAt, type Problem } from '@/lib/errors';
import { byLocale, DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/locales';
import { BLOG_AUTHORS_ROUTE, BLOG_TAGS_ROUTE } from '@/lib/paths';
import { readDataFile } from '../files.server';
import type { Blog, Post, PostSource } from '../model';
import { pairSources, readTree, type SourceTable } from '../read-sources.server';
import { AuthorsFile, type PostFrontMatter, postFrontMatter, TagsFile } from '../schema';

/** The front matter of a post, with the values that it takes from the file's name. */
type PostFacts = PostFrontMatter & { slug: string; date: string };

export interface BlogFiles {
  authors: AuthorsFile;
  tags: TagsFile;
  posts: SourceTable<PostFacts>;
}

/** Reads posts, authors and tags. Skips invalid and misnamed files and reports them. */
export function readBlog(root: string, problems: Problem[]): BlogFiles {
  const authors = readDataFile(root, 'content/authors.json', AuthorsFile, problems) ?? {};
  const tags = readDataFile(root, 'content/tags.json', TagsFile, problems) ?? {};
  const schema = postFrontMatter({ authors: Object.keys(authors), tags: Object.keys(tags) });
  const sources = readTree(root, 'blog', schema, problems);
  const posts = byLocale(
    (locale) =>
      new Map(
        [...sources[locale]].flatMap(([id, source]) => {
          const name = readPostFileName(id);
          if (!name) {
            const fix = 'Name the file like this: 2026-11-21-my-subject.mdx.';
            problems.push(errorAt(source.file, 'the file name has no date and slug', fix));
            return [];
          }
          const { slug = name.slug, date = name.date } = source.frontMatter;
          return [[id, { ...source, frontMatter: { ...source.frontMatter, slug, date } }]];
        }),
      ),
  );
  return { authors, tags, posts };
}

/** Builds a locale's blog. The slug, date, authors and tags of a post come from the file that the locale shows. */
export function assembleBlog(locale: Locale, files: BlogFiles): Blog {
  const authors = Object.entries(files.authors).map(([id, { name, about, url, slug = id }]) => ({
    id,
    name,
    url,
    description: about[locale],
    route: `${BLOG_AUTHORS_ROUTE}/${slug}`,
  }));
  const tags = Object.entries(files.tags).map(([id, { label, description }]) => ({
    id,
    name: label[locale],
    description: description[locale],
    route: `${BLOG_TAGS_ROUTE}/${id}`,
  }));
  const posts = pairSources(files.posts, locale).map(({ source, translations }): Post => {
    const { slug, date, ...ids } = source.frontMatter;
    const groups = { authors: select(authors, ids.authors), tags: select(tags, ids.tags) };
    return { locale, route: `/blog/${slug}`, source, translations, slug, date, ...groups };
  });
  posts.sort((a, b) => compareText(b.date, a.date) || compareText(a.slug, b.slug));
  return { posts, authors, tags };
}

function select<T extends { id: string }>(items: readonly T[], ids: readonly string[]): T[] {
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}

/** Parses the date and slug of a post's id, such as `2026-11-21-welcome`. Returns undefined for any other form. */
export function readPostFileName(id: string): { date: string; slug: string } | undefined {
  const [, date, slug] = /^(\d{4}-\d{2}-\d{2})-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(id) ?? [];
  return date && slug && !Number.isNaN(Date.parse(date)) ? { date, slug } : undefined;
}

/** Segments below `/blog` that other pages use. */
const RESERVED_SLUGS = ['archive', 'authors', 'page', 'tags'].map((slug) => ({ file: 'another page', slug }));

/** Reports unavailable slugs, and translations that differ. Schemas have already validated each file. */
export function checkBlog({ authors, posts }: BlogFiles): Problem[] {
  const originals = [...posts[DEFAULT_LOCALE].values()].map(({ file, frontMatter: { slug } }) => ({ file, slug }));
  const authorSlugs = Object.entries(authors).map(([id, { slug = id }]) => ({ file: 'content/authors.json', slug }));
  const differing = LOCALES.flatMap((locale) =>
    [...posts[locale]].flatMap(([id, source]) => {
      const original = posts[DEFAULT_LOCALE].get(id);
      return original ? compareWithOriginal(source, original) : [];
    }),
  );
  return [...findDuplicateSlugs([...RESERVED_SLUGS, ...originals]), ...findDuplicateSlugs(authorSlugs), ...differing];
}

/** Reports differences between the slug, date, authors and tags of a text and its original, which may be itself. */
function compareWithOriginal(source: PostSource, original: PostSource): Problem[] {
  return (['slug', 'date', 'authors', 'tags'] as const).flatMap((key) => {
    const format = ({ frontMatter }: PostSource) => [frontMatter[key]].flat().join(', ');
    const expected = format(original);
    if (format(source) === expected) return [];
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
