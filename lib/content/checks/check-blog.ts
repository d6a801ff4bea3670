import { errorAt, type Problem } from '@/lib/errors';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/locales';
import { type BlogFiles, readPostFileName } from '../blog/blog.server';
import type { PostSource } from '../model';

/** Addresses below `/blog` that are no posts. */
const RESERVED = ['archive', 'authors', 'page', 'tags'];

/** What is wrong with posts and authors taken together; single files have been checked. */
export function checkBlog({ authors, posts }: BlogFiles): Problem[] {
  const sources = LOCALES.flatMap((locale) => [...posts[locale]].map(([id, source]) => ({ id, source })));
  const misnamed = sources
    .filter(({ id }) => !readPostFileName(id))
    .map(({ source: { file } }) =>
      errorAt(file, 'a post’s file has no such name', 'Name it after day and subject: 2026-11-21-my-subject.mdx.'),
    );
  const originals = [...posts[DEFAULT_LOCALE]].map(([id, source]) => ({
    file: source.file,
    slug: slugOf(id, source),
  }));
  const reserved = originals
    .filter(({ slug }) => RESERVED.includes(slug))
    .map(({ file, slug }) =>
      errorAt(file, `the slug "${slug}" is that of another page`, 'Give the post another slug.'),
    );
  const authorSlugs = Object.entries(authors).map(([id, { slug = id }]) => ({ file: 'content/authors.json', slug }));
  const differing = sources.flatMap(({ id, source }) => {
    const original = posts[DEFAULT_LOCALE].get(id);
    return original && source.locale !== DEFAULT_LOCALE ? differences(id, source, original) : [];
  });
  return [...misnamed, ...reserved, ...repeated(originals), ...repeated(authorSlugs), ...differing];
}

/** Both languages of a post have one address, day, authors and tags. */
function differences(id: string, source: PostSource, original: PostSource): Problem[] {
  const valuesOf = (post: PostSource) => ({
    slug: slugOf(id, post),
    date: post.frontMatter.date ?? readPostFileName(id)?.date ?? '',
    authors: post.frontMatter.authors.join(', '),
    tags: post.frontMatter.tags.join(', '),
  });
  const theirs = valuesOf(original);
  return Object.entries(valuesOf(source)).flatMap(([key, value]) => {
    const wanted = Object.entries(theirs).find(([name]) => name === key)?.[1];
    if (value === wanted) return [];
    return errorAt(source.file, `"${key}" is not that of ${original.file}`, `Write the same in both: ${wanted}.`);
  });
}

function repeated(all: readonly { file: string; slug: string }[]): Problem[] {
  return all.flatMap(({ file, slug }, index) => {
    const other = all.slice(0, index).find((one) => one.slug === slug);
    return other ? errorAt(file, `the slug "${slug}" is also that of ${other.file}`, 'Give one of them another.') : [];
  });
}

function slugOf(id: string, { frontMatter }: PostSource): string {
  return frontMatter.slug ?? readPostFileName(id)?.slug ?? id;
}
